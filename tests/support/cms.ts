import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { secret } from './secret.ts'
import { migratedDatabase, type TestDatabase } from './test-database.ts'

export interface TestCms {
  cms: Payload
  /** One request to the CMS's REST API, as the admin's host would hand it over. `path` begins with `/cms/api`. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  databaseUrl: string
  stop: () => Promise<void>
}

export const adminUrl = 'http://localhost:3000'

/** The whole CMS on a migrated database of its own, or on the one that is given. One a process: settings are read once. */
export async function startCms(own?: TestDatabase): Promise<TestCms> {
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
