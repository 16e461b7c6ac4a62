/** Schemas in a backup: the CMS's, the feed and photo ledgers, and the job queue, which may hold pending messages. */
export const backedUpSchemas = ['public', 'stock', 'pgboss'] as const

/** Schemas that are derived from others (`search`, `indexing`, `market`) or describe this installation only (`backups`). */
export const derivedSchemas = ['search', 'search_next', 'indexing', 'market', 'backups'] as const

/** Tables that belong to a library's version or to running processes, not to the data. */
export const skippedTables: ReadonlySet<string> = new Set(['pgboss.version', 'pgboss.instance'])

/** Entries of the data folder that are regenerated or must not be archived: the secret decrypts sealed values in the archive. */
export const skippedEntries: ReadonlySet<string> = new Set([
  'postgres',
  'secrets.json',
  'image-cache',
  'drawing-cache',
  'bench',
])

/** Temporary folder of a running backup or restore. The next run removes leftovers of a killed one. */
export const stagePrefix = '.backup-'
export const restorePrefix = '.restore-'
