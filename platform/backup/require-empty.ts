import { readdir } from 'node:fs/promises'
import { Client } from 'pg'
import { errorCode } from '../embedded/problem.ts'
import { BackupProblem } from './backup-problem.ts'
import { skippedEntries } from './backup-scope.ts'
import { findOtherConnection, hasRows, listDataTables } from './occupancy-store.ts'

/** Throws a `BackupProblem` if the database contains data, or if a program that could write is connected. */
export async function requireEmptyDatabase(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'forecourt restore' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await refuseConnections(client)
    await refuseRows(client)
  } catch (error) {
    // Payload creates a database that does not exist yet.
    if (errorCode(error) !== invalidCatalogName) throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

const invalidCatalogName = '3D000'

async function refuseConnections(client: Client): Promise<void> {
  const other = await findOtherConnection(client)
  if (other)
    throw new BackupProblem(
      'database-in-use',
      `Another program is connected to the database (${other.name}, process ${other.pid} of PostgreSQL). Stop every Forecourt process that uses it, then restore again.`,
    )
}

async function refuseRows(client: Client): Promise<void> {
  const tables = await listDataTables(client)
  for (const table of tables)
    if (await hasRows(client, table))
      throw new BackupProblem(
        'database-not-empty',
        `The database is not empty: ${table.name} has rows. Restore into a new database: set DATABASE_URL to one, or FORECOURT_DATA_DIR to a new folder.`,
      )
  if (tables.length > 0 && !tables.some(({ name }) => name === 'public.tenants'))
    throw new BackupProblem(
      'database-not-empty',
      `The database has tables of another program (${tables[0]?.name}). Restore into a database of its own.`,
    )
}

/** Throws if the data folder has files that a restore would mix with its own. */
export async function requireEmptyFolder(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  const [found] = names.filter((name) => !skippedEntries.has(name) && !name.startsWith('.')).toSorted()
  if (found !== undefined)
    throw new BackupProblem(
      'folder-not-empty',
      `The data folder ${dataDir} is not empty: it has ${found}. Set FORECOURT_DATA_DIR to a new folder, or move its files away; delete them if an interrupted restore left them.`,
    )
}
