import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { nameContainerImages } from './container-images.ts'

const variable = 'FORECOURT_TEST_POSTGRES'

const described = z.object({
  server: z.string(),
  /** The names of the run's databases begin so. */
  prefix: z.string(),
  /** A database with the tables of this version and nothing in them. */
  migrated: z.string(),
})
export type PostgresOfTheRun = z.output<typeof described>

/** The server that the whole run shares; null where a process runs outside of one. */
export const postgresOfTheRun = (): PostgresOfTheRun | null =>
  described.nullable().parse(JSON.parse(process.env[variable] ?? 'null'))

/**
 * Vitest's global setup: the images of the run, one PostgreSQL and one migrated database for the whole run, whichever project asks first. Its processes find them in
 * their environment.
 */
export default async function startPostgresOfTheRun(): Promise<(() => Promise<void>) | undefined> {
  if (postgresOfTheRun()) return undefined
  await nameContainerImages((line) => process.stderr.write(`${line}\n`))
  const holder = spawn(process.execPath, ['tests/support/hold-postgres.ts'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(holder, 'exit')
  const [line] = await Promise.race([
    once(createInterface(holder.stdout), 'line'),
    ended.then(([code]) =>
      Promise.reject(new Error(`The run has no PostgreSQL: hold-postgres.ts ended with ${code}.`)),
    ),
  ])
  process.env[variable] = JSON.stringify(described.parse(JSON.parse(line)))
  return async () => {
    holder.stdin.end()
    await ended
  }
}
