import { readdir } from 'node:fs/promises'
import { Client } from 'pg'
import { errorCode } from '../embedded/problem.ts'
import { BackupProblem } from './backup-problem.ts'
import { skippedEntries } from './kept-data.ts'

/** Throws a `BackupProblem` where the database holds a row of anybody's, or where a program that could write one is connected. */
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
  const { rows } = await client.query<{ name: string; pid: number }>(
    `select coalesce(nullif(application_name, ''), 'a program without a name') as name, pid from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  const [other] = rows
  if (other)
    throw new BackupProblem(
      'database-in-use',
      `Another program is connected to the database (${other.name}, process ${other.pid} of PostgreSQL). Stop every Forecourt process that uses it, then restore again.`,
    )
}

/** Bookkeeping that an installation without any data has. */
const bookkeeping = `('public.payload_migrations')`

async function refuseRows(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; quoted: string }>(
    `select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'pgboss', 'search', 'search_next', 'indexing', 'backups')
       and n.nspname not like 'pg\\_%' and n.nspname || '.' || c.relname not in ${bookkeeping}
     order by 1`,
  )
  for (const { name, quoted } of rows) {
    const { rowCount } = await client.query(`select from ${quoted} limit 1`)
    if ((rowCount ?? 0) > 0)
      throw new BackupProblem(
        'database-not-empty',
        `The database is not empty: ${name} has rows. Restore into a new database: set DATABASE_URL to one, or FORECOURT_DATA_DIR to a new folder.`,
      )
  }
  if (rows.length > 0 && !rows.some(({ name }) => name === 'public.tenants'))
    throw new BackupProblem(
      'database-not-empty',
      `The database has tables of another program (${rows[0]?.name}). Restore into a database of its own.`,
    )
}

/** Throws where the data folder has files that a restore would mix with its own. */
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
