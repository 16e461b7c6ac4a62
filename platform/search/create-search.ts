import type { Pool } from 'pg'
import { createMeilisearchSearch } from './meilisearch/meilisearch-search.ts'
import { createPostgresSearch } from './postgres/postgres-search.ts'
import type { Search } from './search-port.ts'

export interface SearchSettings {
  pool: Pool
  env: { MEILISEARCH_URL?: string | undefined; MEILISEARCH_KEY?: string | undefined }
}

/** Meilisearch where `MEILISEARCH_URL` is set, the database otherwise. Call `prepare()` once before the first search. */
export function createSearch({ pool, env }: SearchSettings): Search {
  const { MEILISEARCH_URL: url, MEILISEARCH_KEY: key } = env
  return url && key ? createMeilisearchSearch({ url, key }) : createPostgresSearch({ pool })
}
