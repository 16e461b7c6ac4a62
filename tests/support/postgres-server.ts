import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PostgreSqlContainer, type StartedPostgreSqlContainer } from '@testcontainers/postgresql'
import { Wait } from 'testcontainers'
import { startEmbedded } from '#platform/embedded/start-embedded.ts'
import { runSql } from './run-sql.ts'

export interface PostgresServer {
  /** Connection string of a user with CREATEDB, for an existing database. */
  url: string
  /** Null where the server brings no programs that dump: `DATABASE_URL`, and the PostgreSQL of npm. */
  dumps: Dumps | null
  stop: () => Promise<void>
}

export interface Dumps {
  image: string
  /** The SQL that creates the tables of a database with their rows. */
  dump: (database: string) => Promise<string>
  /** Fills an empty database. */
  load: (database: string, sql: string) => Promise<void>
}

/** The image that `POSTGRES_IMAGE` names, which `nameContainerImages` sets where an engine answers; without it the server at `DATABASE_URL`; without either, the PostgreSQL that npm brings. */
export async function startPostgres(): Promise<PostgresServer> {
  const image = process.env['POSTGRES_IMAGE']
  if (image) return inContainer(image)
  const url = process.env['DATABASE_URL']
  return url ? { url, dumps: null, stop: () => Promise.resolve() } : embedded()
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
  return { url, dumps: dumpsOf(container, image), stop: async () => void (await container.stop()) }
}

function dumpsOf(container: StartedPostgreSqlContainer, image: string): Dumps {
  const user = `${container.getUsername()}:${container.getPassword()}`
  const inside = (database: string) => `postgres://${user}@127.0.0.1:5432/${database}`
  const exec = async (...command: string[]) => {
    const { exitCode, stdout, stderr } = await container.exec(command)
    if (exitCode !== 0) throw new Error(`${command[0]} ended with ${exitCode}:\n${stderr.slice(-2_000)}`)
    return stdout
  }
  return {
    image,
    dump: (database) => exec('pg_dump', `--dbname=${inside(database)}`),
    load: async (database, sql) => {
      const target = `/tmp/${database}.sql`
      await container.copyContentToContainer([{ content: sql, target }])
      const options = ['--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', '--output=/dev/null']
      await exec('psql', ...options, `--file=${target}`, inside(database))
    },
  }
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
    dumps: null,
    stop: async () => {
      await postgres.stop()
      await rm(postgres.home.folder, { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
