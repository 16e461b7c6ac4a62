import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChild } from '#platform/cli/run-child.ts'
import { freePort, until } from '#tests/support/forecourt.ts'
import { emptyDatabase } from '#tests/support/test-database.ts'

export interface PlainAdmin {
  origin: string
  stop: () => Promise<void>
}

const folder = import.meta.dirname

/** Builds the plain admin and starts it on a database of its own. */
export async function startPlainAdmin(say: (line: string) => void): Promise<PlainAdmin> {
  const database = await emptyDatabase()
  const media = await mkdtemp(join(tmpdir(), 'forecourt-plain-'))
  const env = { DATABASE_URL: database.url, PLAIN_MEDIA: media }
  const run = (command: [string, ...string[]], mode: 'development' | 'production') =>
    runChild({ command, env: { ...env, NODE_ENV: mode }, report: say, signal: AbortSignal.timeout(600_000) })
  await run(['node', join(folder, 'create-tables.ts')], 'development')
  await run(['next', 'build', folder], 'production')
  const port = await freePort()
  const next = spawn('next', ['start', folder, '--port', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  })
  const origin = `http://localhost:${port}`
  await until(
    () =>
      fetch(`${origin}/api/users/init`).then(
        ({ ok }) => ok,
        () => false,
      ),
    (isUp) => isUp,
  )
  return {
    origin,
    stop: async () => {
      const ended = once(next, 'exit')
      next.kill()
      await ended
      await database.stop()
      await rm(media, { recursive: true, force: true })
    },
  }
}
