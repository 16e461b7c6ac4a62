import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChild } from '#platform/cli/run-child.ts'
import { fillKept } from './kept-database.ts'
import { dropDatabases, nameOf, newDatabase } from './new-database.ts'
import type { PostgresOfTheRun } from './postgres-of-the-run.ts'
import { startForgetfulPostgres } from './postgres-server.ts'
import { secret } from './secret.ts'

/**
 * `node tests/support/hold-postgres.ts` starts a PostgreSQL with a migrated database, says on one line of standard output where they are, and
 * takes them away when its standard input ends: also when anyone who started it was killed.
 */
// Ctrl-C reaches every process of the terminal; this one is still needed while the others end.
process.on('SIGINT', () => undefined)
const server = await startForgetfulPostgres()
const folder = await mkdtemp(join(tmpdir(), 'forecourt-test-database-'))
const prefix = `test_${randomBytes(3).toString('hex')}`
try {
  const migrated = await newDatabase(server.url, { prefix })
  await fillKept({
    name: 'test-database',
    server,
    database: nameOf(migrated),
    folder,
    inputs: ['schemas', 'blocks', 'cms', 'tests/support/migrate-database.ts'],
    fill: () => migrate(migrated),
  })
  process.stdout.write(`${JSON.stringify({ server: server.url, prefix, migrated } satisfies PostgresOfTheRun)}\n`)
  await once(process.stdin.resume(), 'end')
} finally {
  await rm(folder, { recursive: true })
  await dropDatabases(server.url, prefix)
  await server.stop()
}

/** In a process of its own: Payload would stay connected, and a database that somebody is connected to cannot be copied. */
async function migrate(databaseUrl: string): Promise<void> {
  await runChild({
    command: ['node', 'tests/support/migrate-database.ts'],
    env: { DATABASE_URL: databaseUrl, FORECOURT_SECRET: secret, FORECOURT_DATA_DIR: tmpdir() },
    report: () => undefined,
    signal: AbortSignal.timeout(120_000),
  })
}
