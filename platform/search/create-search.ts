import type { Pool } from 'pg'
import { createMeilisearchSearch } from './meilisearch/meilisearch-search.ts'
import { createInMemorySearch } from './in-memory/in-memory-search.ts'
import { withFailover } from './failover/with-failover.ts'
import type { Search } from './search-port.ts'

export interface SearchSettings {
  pool: Pool
  /** Pool for long operations: building and updating the index. Defaults to `pool`. */
  indexPool?: Pool
  env: { MEILISEARCH_URL?: string | undefined; MEILISEARCH_KEY?: string | undefined }
}

/**
 * Meilisearch if `MEILISEARCH_URL` is set, with the database's own search as fallback; otherwise only the latter. Call `prepareSearch`
 * before the first search.
 */
export function createSearch({ pool, indexPool = pool, env }: SearchSettings): Search {
  const { MEILISEARCH_URL: url, MEILISEARCH_KEY: key } = env
  const own = createInMemorySearch({ pool, indexPool })
  return url && key
    ? withFailover({ engine: createMeilisearchSearch({ url, key }), standby: own, pool, indexPool })
    : own
}
