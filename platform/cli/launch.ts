import { type Env, type LaunchEnv, readLaunchEnv } from '#platform/env.ts'
import type { AdminBuild } from '../app/admin-after-build.ts'
import type { Home } from '../embedded/home.ts'
import { StartProblem } from '../embedded/problem.ts'
import { startEmbedded } from '../embedded/start-embedded.ts'
import { exportEnv } from './export-env.ts'
import { requireDatabase } from './require-database.ts'
import { requireFreePort } from './free-port.ts'
import { listTenants } from './store.ts'
import { prepareDatabase } from './prepare-database.ts'
import { withSecrets } from './secrets.ts'
import { seedWhenEmpty } from './seed-when-empty.ts'
import { startPartners } from './start-partners.ts'
import { type Steps, createSteps } from './steps.ts'
import { type ProcessShutdown, createProcessShutdown } from './process-shutdown.ts'
import { printError } from './print-error.ts'
import { welcome } from './welcome.ts'
import { withClient } from './with-client.ts'

type Launch = {
  purpose: 'demo' | 'dev'
  prepare: (context: { steps: Steps; signal: AbortSignal }) => Promise<AdminBuild | null>
}

/** Starts database and server, prints their addresses, and runs until stopped: the database stops last. */
export async function launch(options: Launch): Promise<never> {
  const shutdown = createProcessShutdown()
  try {
    await start({ ...options, shutdown })
    await shutdown.stopRequest
  } catch (error) {
    if (!shutdown.signal.aborted) {
      printError(error)
      process.exitCode = 1
    }
  }
  await shutdown.close()
  process.exit()
}

async function start({ purpose, prepare, shutdown }: Launch & { shutdown: ProcessShutdown }): Promise<void> {
  const { signal } = shutdown
  const steps = createSteps(process.stderr)
  const launchEnv = readLaunchEnv({ ...process.env, NODE_ENV: purpose === 'dev' ? 'development' : 'production' })
  loadModules(launchEnv)
  const label = launchEnv.DATABASE_URL === undefined ? 'Start PostgreSQL' : 'Reach PostgreSQL'
  const database = await steps.run(label, (report) => startDatabase({ launchEnv, purpose, report, shutdown }))
  await requireFreePort({ port: launchEnv.PORT, host: launchEnv.HOST })
  signal.throwIfAborted()
  const settings = await withSecrets(launchEnv)
  const administrator = {
    email: settings.FORECOURT_ADMIN_EMAIL,
    password: settings.FORECOURT_ADMIN_PASSWORD,
    isChosen: [process.env.FORECOURT_ADMIN_EMAIL, process.env.FORECOURT_ADMIN_PASSWORD].some(Boolean),
  }
  const partners = await startPartners(launchEnv)
  shutdown.defer('third parties', partners.stop)
  const env = exportEnv({ ...settings, ...partners.addresses, DATABASE_URL: database.url })
  const adminBuild = await prepare({ steps, signal })
  const admin = { isBuilding: adminBuild !== null }
  const adminSettled = adminBuild?.done.catch(() => undefined).then(() => (admin.isBuilding = false))
  shutdown.defer('build of the admin', () => adminSettled)
  const canSignIn = await prepareDatabase({ steps, administrator })
  await database.announce({ databaseUrl: env.DATABASE_URL })
  signal.throwIfAborted()
  await seedWhenEmpty({ env, steps, signal })
  await steps.run('Start the server', () => serve({ env, isDev: purpose === 'dev', adminBuild, shutdown }))
  await database.announce({ site: env.FORECOURT_ADMIN_URL })
  const tenants = await withClient(env.DATABASE_URL, listTenants)
  process.stdout.write(
    welcome({ env, administrator: { ...administrator, canSignIn }, admin, tenants, home: database.home }),
  )
  adminBuild?.done.catch((error: unknown) => signal.aborted || printError(error))
}

/** Loading takes two seconds, in which database and third parties start. A failure is reported where the module is used. */
function loadModules({ NODE_ENV }: LaunchEnv): void {
  Object.assign(process.env, { NODE_ENV })
  Promise.all([import('#cms/index.ts'), import('#platform/app/main.ts')]).catch(() => undefined)
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
  shutdown: ProcessShutdown
}

async function startDatabase({ launchEnv, purpose, report, shutdown }: StartDatabase): Promise<Database> {
  if (launchEnv.DATABASE_URL !== undefined) {
    await requireDatabase(launchEnv.DATABASE_URL)
    return { url: launchEnv.DATABASE_URL, home: null, announce: () => Promise.resolve() }
  }
  const embedded = await startEmbedded({
    dataDir: launchEnv.FORECOURT_DATA_DIR,
    purpose,
    say: report,
    signal: shutdown.signal,
  })
  shutdown.defer('PostgreSQL', embedded.stop)
  shutdown.stopRequest.then(() => embedded.announce({ isStopping: true })).catch(printError)
  embedded.ended.then(() => endWithDatabase(embedded.home, shutdown)).catch(printError)
  return { url: embedded.databaseUrl, home: embedded.home, announce: embedded.announce }
}

function endWithDatabase(home: Home, shutdown: ProcessShutdown): void {
  if (shutdown.signal.aborted) return
  printError(
    new StartProblem(
      'postgres-failed',
      `PostgreSQL has ended by itself; ${home.folder}/postgres.log says why (a full disk, memory, or somebody stopped it). Start again: nothing that was saved is lost.`,
    ),
  )
  process.exitCode = 1
  shutdown.ask()
}

/** Time for running requests on shutdown; in development browsers hold connections for live reload, so it is short. */
const stopWithin = { demo: 20_000, dev: 2_000 }

type ServeOptions = { env: Env; isDev: boolean; adminBuild: AdminBuild | null; shutdown: ProcessShutdown }

async function serve({ env, isDev, adminBuild, shutdown }: ServeOptions): Promise<void> {
  const { startServer } = await import('#platform/app/main.ts')
  const server = await startServer(env, { isDev, adminBuild, stopWithin: isDev ? stopWithin.dev : stopWithin.demo })
  shutdown.defer('server', server.stop)
}
