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

/** Whether a backup writes a file of this name, relative to the data folder. */
export function isBackedUpFile(path: string): boolean {
  const parts = path.split('/')
  const [top = ''] = parts
  return (
    parts.every((part) => part !== '' && part !== '.' && part !== '..' && !part.includes('\0')) &&
    !top.startsWith('.') &&
    !skippedEntries.has(top) &&
    !path.endsWith('.part')
  )
}

/** Whether a backup may hold a table or a sequence of this name, `schema.name`. */
export const isBackedUpTable = (table: string): boolean =>
  backedUpSchemas.some((schema) => table.startsWith(`${schema}.`)) && !skippedTables.has(table)

/** Temporary folder of a running backup or restore. The next run removes leftovers of a killed one. */
export const stagePrefix = '.backup-'
export const restorePrefix = '.restore-'
