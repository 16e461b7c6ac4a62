import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFakePartners } from '#seed/partners/fake-partners.ts'
import { runChild } from '#platform/cli/run-child.ts'
import { type Forecourt, startForecourt } from './forecourt.ts'
import { fillKept } from './kept-database.ts'
import { dropDatabases, nameOf, newDatabase } from './new-database.ts'
import { startForgetfulPostgres } from './postgres-server.ts'
import { secret } from './secret.ts'

export interface Demo extends Forecourt {
  administrator: { email: string; password: string }
  databaseUrl: string
  dataDir: string
}

interface DemoOptions {
  /** Vehicles of all demo sites together. */
  count: number
  /** Receives one line per step. */
  say: (line: string) => void
}

const administrator = { email: 'admin@forecourt.example', password: 'correct horse battery staple' }

/** `2026-11-27`: the age of stock is counted from the day on which it was written. */
const dayLength = 10

/** The demo on a database and a data folder of its own, all roles in one process. `npm run build` must have run. */
export async function startDemo({ count, say }: DemoOptions): Promise<Demo> {
  const server = await startForgetfulPostgres()
  const databaseUrl = await newDatabase(server.url)
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-demo-'))
  const clear = async () => {
    await dropDatabases(server.url, nameOf(databaseUrl))
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const env = {
    DATABASE_URL: databaseUrl,
    FORECOURT_DATA_DIR: dataDir,
    FORECOURT_SECRET: secret,
    FORECOURT_ADMIN_EMAIL: administrator.email,
    FORECOURT_ADMIN_PASSWORD: administrator.password,
    FORECOURT_LOG_LEVEL: 'warn',
  }
  const run = (...command: [string, ...string[]]) =>
    runChild({ command, env, report: say, signal: AbortSignal.timeout(900_000) })
  try {
    await fillKept({
      name: 'test-demo',
      server,
      database: nameOf(databaseUrl),
      folder: dataDir,
      inputs: ['schemas', 'blocks', 'cms', 'platform', 'seed', 'tests/support/demo.ts'],
      facts: [count, new Date().toISOString().slice(0, dayLength)],
      fill: async () => {
        await run('node', 'platform/cli/setup.ts')
        await run('node', 'seed/main.ts', '--count', String(count), '--skip', 'customers')
      },
    })
    // What customers did is dated in hours before now, so it is never kept.
    await run('node', 'seed/main.ts', '--skip', 'stock')
    const partners = await startFakePartners()
    const forecourt = await startForecourt({
      databaseUrl,
      dataDir,
      roles: 'web,admin,worker',
      env: {
        LENDER_QUOTES_URL: `${partners.url}/lender-quotes`,
        REVIEWS_URL: `${partners.url}/reviews`,
        REGO_URL: `${partners.url}/rego`,
        VALUATIONS_URL: `${partners.url}/valuations`,
        PAYMENTS_URL: `${partners.url}/payments`,
        PAYMENTS_KEY: 'the-tests-move-no-money',
      },
    })
    const stop = async () => {
      const code = await forecourt.stop()
      await partners.stop()
      await clear()
      return code
    }
    return { ...forecourt, stop, administrator, databaseUrl, dataDir }
  } catch (error) {
    await clear()
    throw error
  }
}
