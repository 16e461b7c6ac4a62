import { Client } from 'pg'
import { tryAdvisoryLock } from '#cms/database/advisory-lock.ts'
import { BackupProblem } from './backup-problem.ts'

/** Fixed session settings make values independent of the server's settings, and disable timeouts for long copies. */
const session = `
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '30s';
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1;
  set client_encoding = 'UTF8'; set bytea_output = 'hex'; set search_path = pg_catalog`

/** A dedicated connection for a backup or restore, with the lock that excludes a second one. Both end with the work. */
export async function withDatabaseSession<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'forecourt backup' })
  // A lost connection fails the running query.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(session)
    if (!(await tryAdvisoryLock(client, { name: 'backup' })))
      throw new BackupProblem(
        'already-running',
        'Another backup or restore of this database is under way. Wait until it has finished.',
      )
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
