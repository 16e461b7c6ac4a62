import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PostgreSqlContainer } from '@testcontainers/postgresql'
import { Wait } from 'testcontainers'
import { startEmbedded } from '#platform/embedded/start-embedded.ts'
import { runSql } from './run-sql.ts'

export interface PostgresServer {
  /** Connection string of a user with CREATEDB, for an existing database. */
  url: string
  stop: () => Promise<void>
}

/** The image that `POSTGRES_IMAGE` names, which `nameContainerImages` sets where an engine answers; without it the server at `DATABASE_URL`; without either, the PostgreSQL that npm brings. */
export async function startPostgres(): Promise<PostgresServer> {
  const image = process.env['POSTGRES_IMAGE']
  if (image) return inContainer(image)
  const url = process.env['DATABASE_URL']
  return url ? { url, stop: () => Promise.resolve() } : embedded()
}

/** Like `startPostgres`, for disposable data: commits need not reach the disk. */
export async function startForgetfulPostgres(): Promise<PostgresServer> {
  const server = await startPostgres()
  if (server.url === process.env['DATABASE_URL']) return server
  const off = ['fsync', 'synchronous_commit', 'full_page_writes'].map((name) => `alter system set ${name} = off`)
  await runSql(server.url, ...off, 'select pg_reload_conf()')
  return server
}

const day = 86_400_000

async function inContainer(image: string): Promise<PostgresServer> {
  const container = await new PostgreSqlContainer(image)
    // By default the health check runs a program in the container four times a second.
    .withHealthCheck({ test: ['CMD', 'true'], interval: day })
    .withWaitStrategy(Wait.forListeningPorts())
    .start()
  const url = container.getConnectionUri()
  await waitUntilReady(url)
  return { url, stop: async () => void (await container.stop()) }
}

const cannotConnectNow = '57P03'

/** The port is open before PostgreSQL has started up. */
async function waitUntilReady(url: string): Promise<void> {
  const ends = Date.now() + 60_000
  for (;;) {
    try {
      await runSql(url, 'select 1')
      return
    } catch (error) {
      const isStarting = error instanceof Error && 'code' in error && error.code === cannotConnectNow
      if (!isStarting || Date.now() > ends) throw error
      await wait(100)
    }
  }
}

async function embedded(): Promise<PostgresServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-test-'))
  const postgres = await startEmbedded({ dataDir, purpose: 'test', say: () => undefined })
  return {
    url: postgres.databaseUrl,
    stop: async () => {
      await postgres.stop()
      await rm(postgres.home.folder, { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
