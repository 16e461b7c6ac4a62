import type { Country } from '../places/find-place.ts'
import type { ListingRules } from '#schemas/vehicle/listing-rules.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import type { SearchHit, SearchResponse } from '#schemas/vehicle/search-response.ts'

/**
 * A query of one tenant. `rules` define what its site lists; `now` decides which sold vehicles are shown; an ambiguous place is first
 * looked up in `country`.
 */
export interface SearchRequest {
  tenantId: number
  country: Country
  rules: ListingRules
  query: SearchQuery
  now: Date
}

/** Documents to index, in batches of any size. */
export type DocumentBatches = AsyncIterable<SearchDocument[]>

/**
 * A search engine over the stock of all tenants. Each query is answered only from its own tenant's documents: the adapter adds that filter
 * itself, and no filter is passed as text. Rejects with `SearchUnavailable` if the engine is unreachable.
 */
export interface Search {
  readonly engine: 'postgres' | 'meilisearch'

  /**
   * Creates or upgrades the engine's storage and settings; idempotent and safe in concurrent processes. `needsRebuild`: the index was never
   * built, or a new form emptied it.
   */
  prepare: () => Promise<{ needsRebuild: boolean }>

  /** Preloads data of one site or all, so that the first query need not wait. */
  warm: (tenantId?: number) => Promise<void>

  search: (request: SearchRequest) => Promise<SearchResponse>

  /** The first page of each query, in one round trip and without counts. */
  searchMany: (requests: SearchRequest[]) => Promise<SearchHit[][]>

  /** Adds or replaces documents; they are searchable once this resolves. */
  put: (documents: SearchDocument[]) => Promise<void>

  /** Removes a tenant's documents; unknown ids are ignored. */
  remove: (request: { tenantId: number; ids: number[] }) => Promise<void>

  /** All indexed ids of a tenant, ascending. */
  ids: (tenantId: number) => Promise<number[]>

  /**
   * Rebuilds the whole index beside the one in use and swaps them at the end: searches use the old one meanwhile, which stays if building
   * fails. One at a time, which `reindex` ensures. The batches may be requested more than once.
   */
  rebuild: (batches: () => DocumentBatches) => Promise<{ documents: number }>

  /** Whether searches are currently answered. */
  isHealthy: () => Promise<boolean>

  /** Applies changes that an unavailable engine missed; does nothing without any. */
  catchUp: (refresh: CatchingUp) => Promise<void>
}

/** How an engine's index is updated from the database. */
export interface CatchingUp {
  site: (engine: Search, tenantId: number) => Promise<void>
  everySite: (engine: Search) => Promise<void>
}

/** The engine is unreachable or refused: the caller answers with the problem `search-unavailable`. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable'
  /** Whether the engine is running without its index, which must be rebuilt. */
  readonly hasLostIndex: boolean

  constructor(message: string, { cause, hasLostIndex = false }: { cause?: unknown; hasLostIndex?: boolean } = {}) {
    super(message, { cause })
    this.hasLostIndex = hasLostIndex
  }
}
