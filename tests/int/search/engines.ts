import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { GenericContainer, Wait } from 'testcontainers'
import { createMeilisearchSearch } from '#platform/search/meilisearch/meilisearch-search.ts'
import { createInMemorySearch } from '#platform/search/in-memory/in-memory-search.ts'
import type { Search } from '#platform/search/search-port.ts'
import { emptyDatabase } from '#tests/support/test-database.ts'

export interface RunningEngine<T> {
  value: T
  stop: () => Promise<void>
}

const say = (line: string) => process.stderr.write(`${line}\n`)

async function startPostgres(): Promise<RunningEngine<Search>> {
  const database = await emptyDatabase()
  const pool = new pg.Pool({ connectionString: database.url, max: 6 })
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    value: createInMemorySearch({ pool }),
    stop: async () => {
      await pool.end()
      await database.stop()
    },
  }
}

export async function startMeilisearch(image: string): Promise<RunningEngine<{ url: string; key: string }>> {
  const key = randomUUID()
  const container = await new GenericContainer(image)
    .withExposedPorts(7700)
    .withEnvironment({ MEILI_MASTER_KEY: key })
    .withWaitStrategy(Wait.forHttp('/health', 7700))
    .start()
  const url = `http://${container.getHost()}:${container.getMappedPort(7700)}`
  return { value: { url, key }, stop: async () => void (await container.stop()) }
}

/** The adapters that can run here. */
export function engines(): { name: string; start: () => Promise<RunningEngine<Search>> }[] {
  const image = process.env['MEILISEARCH_IMAGE']
  if (!image) say('Search tests: no MEILISEARCH_IMAGE, so the contract runs on PostgreSQL alone.')
  const meilisearch = async () => {
    const { value, stop } = await startMeilisearch(image ?? '')
    return { value: createMeilisearchSearch(value), stop }
  }
  return [{ name: 'PostgreSQL', start: startPostgres }, ...(image ? [{ name: 'Meilisearch', start: meilisearch }] : [])]
}
