import { tmpdir } from 'node:os'
import { z } from 'zod'
import { runChild } from '#platform/cli/run-child.ts'
import { databaseOn } from './database-on.ts'
import { standInForContainer, startForgetfulPostgres } from './postgres-server.ts'
import { secret } from './secret.ts'

const variable = 'FORECOURT_TEST_POSTGRES'

const described = z.object({
  url: z.string(),
  /** Name of a database with the tables of this version and nothing in them. */
  migrated: z.string(),
})

/** The server that the whole run shares; null where a file runs without one. */
export const postgresOfTheRun = () => described.nullable().parse(JSON.parse(process.env[variable] ?? 'null'))

/** Vitest's global setup: one PostgreSQL and one migrated database for the whole run. Its processes find them in their environment. */
export default async function startPostgresOfTheRun(): Promise<() => Promise<void>> {
  const standIn = standInForContainer()
  if (standIn) process.stderr.write(`Integration tests: no POSTGRES_IMAGE, so ${standIn} stands in for a container.\n`)
  const server = await startForgetfulPostgres()
  const migrated = await databaseOn(server)
  await migrate(migrated.url)
  process.env[variable] = JSON.stringify({ url: server.url, migrated: new URL(migrated.url).pathname.slice(1) })
  return async () => {
    await migrated.stop()
    await server.stop()
  }
}

/** In a process of its own: settings are read once a process. */
const migrate = (databaseUrl: string) =>
  runChild({
    command: ['node', 'tests/support/migrate-database.ts'],
    env: { DATABASE_URL: databaseUrl, FORECOURT_SECRET: secret, FORECOURT_DATA_DIR: tmpdir() },
    report: () => undefined,
    signal: AbortSignal.timeout(120_000),
  })
