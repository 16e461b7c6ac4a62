import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PostgreSqlContainer } from '@testcontainers/postgresql'
import { Client } from 'pg'
import { Wait } from 'testcontainers'
import { startEmbedded } from '#platform/embedded/start-embedded.ts'

export interface TestDatabase {
  /** An empty database of its own on a real PostgreSQL. */
  url: string
  stop: () => Promise<void>
}

interface Server {
  url: string
  stop: () => Promise<void>
}

/**
 * A database for one test file. The server is the image named by `POSTGRES_IMAGE`; without it the one at `DATABASE_URL`; without
 * either, the PostgreSQL that npm brings.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const server = await startServer()
  const name = `test_${randomBytes(6).toString('hex')}`
  await run(server.url, `create database ${name}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return {
    url: url.href,
    stop: async () => {
      await run(server.url, `drop database if exists ${name} with (force)`)
      await server.stop()
    },
  }
}

async function startServer(): Promise<Server> {
  const image = process.env['POSTGRES_IMAGE']
  if (image) return inContainer(image)
  const url = process.env['DATABASE_URL']
  return url ? { url, stop: () => Promise.resolve() } : embedded()
}

async function inContainer(image: string): Promise<Server> {
  const container = await new PostgreSqlContainer(image).withWaitStrategy(Wait.forListeningPorts()).start()
  return { url: container.getConnectionUri(), stop: async () => void (await container.stop()) }
}

async function embedded(): Promise<Server> {
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

async function run(url: string, statement: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
