import { setTimeout as wait } from 'node:timers/promises'
import { type Env, type LaunchEnv, readLaunchEnv } from '#platform/env.ts'
import type { Home } from '../embedded/home.ts'
import { StartProblem } from '../embedded/problem.ts'
import { startEmbedded } from '../embedded/start-embedded.ts'
import { exportEnv } from './export-env.ts'
import { requireDatabase } from './require-database.ts'
import { requireFreePort } from './free-port.ts'
import { listTenants } from './list-tenants.ts'
import { prepareDatabase } from './prepare-database.ts'
import { withSecrets } from './secrets.ts'
import { seedWhenEmpty } from './seed-when-empty.ts'
import { startPartners } from './start-partners.ts'
import { type Steps, createSteps } from './steps.ts'
import { type ProcessShutdown, createProcessShutdown } from './process-shutdown.ts'
import { printError } from './print-error.ts'
import { welcome } from './welcome.ts'
import { withClient } from './with-client.ts'

type Launch = { purpose: 'demo' | 'dev'; prepare: (context: { steps: Steps; signal: AbortSignal }) => Promise<void> }

/** Starts database and server, tells where they are, and stays until it is asked to stop: the database ends last. */
export async function launch(options: Launch): Promise<never> {
  const stopping = createProcessShutdown()
  try {
    await start({ ...options, stopping })
    await stopping.asked
  } catch (error) {
    if (!stopping.signal.aborted) {
      printError(error)
      process.exitCode = 1
    }
  }
  try {
    await stopping.run()
  } catch (error) {
    printError(error)
    process.exitCode = 1
  }
  process.exit()
}

async function start({ purpose, prepare, stopping }: Launch & { stopping: ProcessShutdown }): Promise<void> {
  const { signal } = stopping
  const steps = createSteps(process.stderr)
  const launchEnv = readLaunchEnv({ ...process.env, NODE_ENV: purpose === 'dev' ? 'development' : 'production' })
  const label = launchEnv.DATABASE_URL === undefined ? 'Start PostgreSQL' : 'Reach PostgreSQL'
  const database = await steps.run(label, (report) => startDatabase({ launchEnv, purpose, report, stopping }))
  await requireFreePort({ port: launchEnv.PORT, host: launchEnv.HOST })
  signal.throwIfAborted()
  const settings = await withSecrets(launchEnv)
  const administrator = {
    email: settings.FORECOURT_ADMIN_EMAIL,
    password: settings.FORECOURT_ADMIN_PASSWORD,
    isChosen: [process.env.FORECOURT_ADMIN_EMAIL, process.env.FORECOURT_ADMIN_PASSWORD].some(Boolean),
  }
  const partners = await startPartners(launchEnv)
  stopping.later(partners.stop)
  const env = exportEnv({ ...settings, ...partners.addresses, DATABASE_URL: database.url })
  await prepare({ steps, signal })
  const canSignIn = await prepareDatabase({ steps, administrator })
  await database.announce({ databaseUrl: env.DATABASE_URL })
  signal.throwIfAborted()
  await seedWhenEmpty({ env, steps, signal })
  await steps.run('Start the server', () => serve({ env, isDev: purpose === 'dev', stopping }))
  await database.announce({ site: env.FORECOURT_ADMIN_URL })
  const tenants = await withClient(env.DATABASE_URL, listTenants)
  process.stdout.write(welcome({ env, administrator: { ...administrator, canSignIn }, tenants, home: database.home }))
}

type Database = {
  url: string
  home: Home | null
  announce: (ready: { databaseUrl?: string; site?: string }) => Promise<void>
}

type StartDatabase = {
  launchEnv: LaunchEnv
  purpose: Launch['purpose']
  report: (line: string) => void
  stopping: ProcessShutdown
}

async function startDatabase({ launchEnv, purpose, report, stopping }: StartDatabase): Promise<Database> {
  if (launchEnv.DATABASE_URL !== undefined) {
    await requireDatabase(launchEnv.DATABASE_URL)
    return { url: launchEnv.DATABASE_URL, home: null, announce: () => Promise.resolve() }
  }
  const embedded = await startEmbedded({
    dataDir: launchEnv.FORECOURT_DATA_DIR,
    purpose,
    say: report,
    signal: stopping.signal,
  })
  stopping.later(embedded.stop)
  stopping.asked.then(() => embedded.announce({ isStopping: true })).catch(printError)
  embedded.ended.then(() => endWithDatabase(embedded.home, stopping)).catch(printError)
  return { url: embedded.databaseUrl, home: embedded.home, announce: embedded.announce }
}

function endWithDatabase(home: Home, stopping: ProcessShutdown): void {
  if (stopping.signal.aborted) return
  printError(
    new StartProblem(
      'postgres-failed',
      `PostgreSQL has ended by itself; ${home.folder}/postgres.log says why (a full disk, memory, or somebody stopped it). Start again: nothing that was saved is lost.`,
    ),
  )
  process.exitCode = 1
  stopping.ask()
}

/** Requests in flight may finish, but not keep the database from ending; nobody waits for a browser that follows edits. */
const timeoutMs = { demo: 20_000, dev: 2_000 }

async function serve({ env, isDev, stopping }: { env: Env; isDev: boolean; stopping: ProcessShutdown }): Promise<void> {
  const { startServer } = await import('#platform/app/main.ts')
  const server = await startServer(env, { isDev })
  stopping.later(async () => {
    await Promise.race([server.stop(), wait(isDev ? timeoutMs.dev : timeoutMs.demo)])
  })
}
