import type { FacetCounts } from '#schemas/vehicle/search-response.ts'
import { geoRadius, distanceTo, type GeoRadius } from '../../geo-radius.ts'
import type { SearchRequest } from '../../search-port.ts'
import { selectedRows } from './selected-rows.ts'
import { countValues } from './count-values.ts'
import { findWords } from './find-words.ts'
import { listedRows } from './listed-rows.ts'
import { narrowRows } from './narrow-rows.ts'
import { perIndexCache } from './per-index-cache.ts'
import { pickPage } from './pick-page.ts'
import type { StockIndex } from './stock-index.ts'

/** The vehicles of a page, in order, with their distance from the searched place. */
export type PageOfIds = { id: number; distance_km: number | null }[]

export interface Answer {
  page: PageOfIds
  count: number
  facets: FacetCounts
  around: GeoRadius | null
}

const countsOfAll = perIndexCache<FacetCounts>()

/** Answers a query from a site's stock, with counts of every facet. */
export function queryIndex(stockIndex: StockIndex, request: SearchRequest): Answer {
  const { chosen, around, page, listed } = find(stockIndex, request)
  const count = chosen.rows.length
  // Most queries narrow nothing, and a site's listed rows change only with the stock and as sold vehicles expire, which their number shows.
  const facets =
    count === listed && chosen.butFor.size === 0
      ? countsOfAll(stockIndex, `${count} ${JSON.stringify(request.rules)}`, () => countValues(stockIndex, chosen))
      : countValues(stockIndex, chosen)
  return { page, count, facets, around }
}

/** Only the page. */
export const queryIndexForPage = (stockIndex: StockIndex, request: SearchRequest): PageOfIds =>
  find(stockIndex, request).page

function find(stockIndex: StockIndex, request: SearchRequest) {
  const { query } = request
  const around = geoRadius(request)
  const listed = listedRows(stockIndex, request)
  const found = findWords(stockIndex, listed, query.query)
  const rows = narrowRows(stockIndex, found?.rows ?? listed, { query, around })
  const chosen = selectedRows(stockIndex, rows, query.facets)
  const picked = pickPage(stockIndex, chosen.rows, { query, around, score: found?.score ?? null })
  const { lat, long } = stockIndex.numbers
  const known = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value)
  const page = picked.map((row) => ({
    id: stockIndex.ids.values[row] ?? 0,
    distance_km: distanceTo({ lat: known(lat.values[row]), long: known(long.values[row]) }, around),
  }))
  return { chosen, around, page, listed: listed.length }
}
