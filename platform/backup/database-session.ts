import { Client } from 'pg'
import { BackupProblem } from './backup-problem.ts'

/** One backup or restore of a database at a time, in any process. */
const backupLock = 7_305_001

/** Values are written and read the same way, whatever the server's settings; nothing ends a long copy but its end. */
const session = `
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '30s';
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1;
  set client_encoding = 'UTF8'; set bytea_output = 'hex'; set search_path = pg_catalog`

/** A connection of its own for a backup or a restore, with the lock that keeps a second one away; both end with the work. */
export async function withDatabaseSession<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'forecourt backup' })
  // A lost connection fails the query under way.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(session)
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [backupLock])
    if (rows[0]?.taken !== true)
      throw new BackupProblem(
        'already-running',
        'Another backup or restore of this database is under way. Wait until it has finished.',
      )
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
