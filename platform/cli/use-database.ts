import { setTimeout as wait } from 'node:timers/promises'
import type { Env, LaunchEnv } from '#platform/env.ts'
import { readHolder } from '../embedded/holder.ts'
import { prepareHome } from '../embedded/home.ts'
import { startEmbedded } from '../embedded/start-embedded.ts'
import { exportEnv } from './export-env.ts'
import { requireDatabase } from './require-database.ts'
import { withSecrets } from './secrets.ts'
import type { Steps } from './steps.ts'
import type { ProcessShutdown } from './process-shutdown.ts'

type Use = {
  launchEnv: LaunchEnv
  steps: Steps
  shutdown: ProcessShutdown
  /** Skips migrations of a database that is started for the command. */
  isAsFound?: boolean
}

/** Uses `DATABASE_URL`, else the database of the demo running on this data folder, else starts PostgreSQL for the duration of the work. */
export async function useDatabase<T>(
  { launchEnv, steps, shutdown, isAsFound = false }: Use,
  work: (env: Env) => Promise<T>,
): Promise<T> {
  const complete = async (url: string) => exportEnv({ ...(await withSecrets(launchEnv)), DATABASE_URL: url })
  if (launchEnv.DATABASE_URL !== undefined) await requireDatabase(launchEnv.DATABASE_URL)
  const url = launchEnv.DATABASE_URL ?? (await urlOfRunning(launchEnv.FORECOURT_DATA_DIR, steps, shutdown))
  if (url !== null) return work(await complete(url))
  const embedded = await steps.run('Start PostgreSQL', (say) =>
    startEmbedded({ dataDir: launchEnv.FORECOURT_DATA_DIR, purpose: 'command', say, signal: shutdown.signal }),
  )
  shutdown.defer('PostgreSQL', embedded.stop)
  const env = await complete(embedded.databaseUrl)
  if (isAsFound) return work(env)
  await steps.run('Bring the database to this version', async () => {
    const { getCms, migrate } = await import('#cms/index.ts')
    await migrate(await getCms())
  })
  return work(env)
}

/** Null if no server is running the database. Waits for one that is still starting. */
async function urlOfRunning(dataDir: string, steps: Steps, { signal }: ProcessShutdown): Promise<string | null> {
  const { folder } = await prepareHome(dataDir)
  const running = async () => {
    const holder = await readHolder(folder)
    return holder && holder.purpose !== 'command' && !holder.isStopping ? holder : null
  }
  const first = await running()
  if (first === null || first.databaseUrl !== undefined) return first?.databaseUrl ?? null
  return steps.run(`Wait for process ${first.pid}, which is starting`, async () => {
    for (;;) {
      const holder = await running()
      if (holder === null || holder.databaseUrl !== undefined) return holder?.databaseUrl ?? null
      await wait(200, undefined, { signal })
    }
  })
}
