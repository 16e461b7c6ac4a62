import type { Country } from '../places/find-place.ts'
import type { ListingRules } from '#schemas/vehicle/listing-rules.ts'
import type { SearchDocument } from '#schemas/vehicle/search-document.ts'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import type { SearchHit, SearchResponse } from '#schemas/vehicle/search-response.ts'

/**
 * One tenant's question. `rules` says what its site lists at all; `now` decides which sold vehicles are still shown; a place that two countries
 * have is first looked for in `country`.
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
 * A search engine over the stock of all tenants. Each question is answered from its own tenant's documents alone: the adapter adds that
 * filter itself, and no filter ever arrives as text. Rejects with `SearchUnavailable` where the engine cannot be reached.
 */
export interface Search {
  readonly engine: 'postgres' | 'meilisearch'

  /**
   * Creates or upgrades the engine's storage and settings; harmless when repeated, and when two processes do it at once. `needsRebuild` says
   * that the index was never built, or that a new version of its form has emptied it.
   */
  prepare: () => Promise<{ needsRebuild: boolean }>

  /** Reads ahead what questions to a site will need, or to every site, so that nobody's first question waits for it. */
  warm: (tenantId?: number) => Promise<void>

  search: (request: SearchRequest) => Promise<SearchResponse>

  /** The first page of each question, in one round trip and without counts. */
  searchMany: (requests: SearchRequest[]) => Promise<SearchHit[][]>

  /** Adds or replaces documents; they are found once this resolves. */
  put: (documents: SearchDocument[]) => Promise<void>

  /** Takes a tenant's documents out of the index; ids that are not in it are ignored. */
  remove: (request: { tenantId: number; ids: number[] }) => Promise<void>

  /** Every id that the index holds of a tenant, ascending. */
  ids: (tenantId: number) => Promise<number[]>

  /**
   * Builds the whole index again beside the one in use, and swaps them when it is complete: searches go on being answered from the old one,
   * which stays as it is where building fails. One at a time: `reindex` sees to that. The batches may be asked for more than once.
   */
  rebuild: (batches: () => DocumentBatches) => Promise<{ documents: number }>

  /** Whether searches are answered now. */
  isHealthy: () => Promise<boolean>

  /** Lets an engine that was away hear what it has missed; harmless when there is nothing. */
  catchUp: (refresh: CatchingUp) => Promise<void>
}

/** How one engine's index is brought to what the database says. */
export interface CatchingUp {
  site: (engine: Search, tenantId: number) => Promise<void>
  everySite: (engine: Search) => Promise<void>
}

/** The engine cannot be reached or has refused: the caller answers with the problem `search-unavailable`. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable'
  /** Whether it is there and has nothing to answer from: its index has to be built again. */
  readonly hasLostIndex: boolean

  constructor(message: string, { cause, hasLostIndex = false }: { cause?: unknown; hasLostIndex?: boolean } = {}) {
    super(message, { cause })
    this.hasLostIndex = hasLostIndex
  }
}
