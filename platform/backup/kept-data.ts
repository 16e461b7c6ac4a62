/** Schemas whose tables a backup holds: the CMS's, the feed and photo ledgers, and the job queue, in which messages may be waiting. */
export const keptSchemas = ['public', 'stock', 'pgboss'] as const

/** Schemas that are computed again from the others (`search`, `indexing`, `market`) or describe this installation alone (`backups`). */
export const derivedSchemas = ['search', 'search_next', 'indexing', 'market', 'backups'] as const

/** Tables that belong to the installed version of a library, not to the data. */
export const skippedTables: ReadonlySet<string> = new Set(['pgboss.version'])

/** Entries of the data folder that are made again, or that must not be in an archive: the secret opens what the archive holds sealed. */
export const skippedEntries: ReadonlySet<string> = new Set([
  'postgres',
  'secrets.json',
  'image-cache',
  'drawing-cache',
  'bench',
])

/** Where a backup and a restore keep files while they run; leftovers of a killed one are removed by the next. */
export const stagePrefix = '.backup-'
export const restorePrefix = '.restore-'
