import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { secret } from './secret.ts'
import { emptyTables } from './empty-tables.ts'
import { postgresOfTheRun } from './postgres-of-the-run.ts'
import { migratedDatabase, type TestDatabase } from './test-database.ts'

export interface TestCms {
  cms: Payload
  /** One request to the CMS's REST API, as the admin's host would hand it over. `path` begins with `/cms/api`. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  databaseUrl: string
  stop: () => Promise<void>
}

export const adminUrl = 'http://localhost:3000'

/** Starting Payload costs six seconds of CPU time. The test files of a worker share one, so their project does not isolate modules. */
let shared: Promise<TestCms> | null = null

/**
 * The whole CMS on a migrated database without rows, or on the one that is given. One a process, since settings are read once: within a run,
 * a file gets the CMS of the file before it, emptied. A file that gives a database stands in the project `int alone`.
 */
export async function startCms(own?: TestDatabase): Promise<TestCms> {
  if (own || !postgresOfTheRun()) return startOwnCms(own)
  if (!shared) return (shared = startOwnCms()).then(leaveRunning)
  const running = await shared
  await emptyTables(running.databaseUrl)
  await emptyDirectory(process.env['FORECOURT_DATA_DIR'] ?? '')
  return leaveRunning(running)
}

async function startOwnCms(own?: TestDatabase): Promise<TestCms> {
  const database = own ?? (await migratedDatabase())
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-cms-'))
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    FORECOURT_SECRET: secret,
    FORECOURT_ADMIN_URL: adminUrl,
    FORECOURT_LIMIT_FACTOR: '1',
    FORECOURT_DATA_DIR: dataDir,
    FORECOURT_LOG_LEVEL: 'silent',
  })
  const { getCms, migrate } = await import('#cms/index.ts')
  const cms = await getCms()
  await migrate(cms)
  return {
    cms,
    databaseUrl: database.url,
    fetch: fetchCms,
    stop: async () => {
      await cms.destroy()
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function emptyDirectory(path: string): Promise<void> {
  await Promise.all((await readdir(path)).map((name) => rm(join(path, name), { recursive: true })))
}

/** It ends with its worker, and its database with the run. */
const leaveRunning = (running: TestCms): TestCms => ({ ...running, stop: () => Promise.resolve() })

/** As `fetch` of the CMS that this process has started. */
export async function fetchCms(path: string, init?: RequestInit): Promise<Response> {
  const { handleEndpoints } = await import('payload')
  const { default: config } = await import('#cms/payload.config.ts')
  const { refuseJsonOverride } = await import('#cms/input/refuse-json-override.ts')
  const request = new Request(new URL(path, adminUrl), init)
  const refusal = request.method === 'POST' ? refuseJsonOverride(request) : null
  if (refusal) return refusal
  return handleEndpoints({ config, payloadInstanceCacheKey: 'forecourt', request })
}
