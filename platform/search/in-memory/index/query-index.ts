import type { FacetCounts } from '#schemas/vehicle/search-response.ts'
import { aroundOf, distanceTo, type Around } from '../../geo-radius.ts'
import type { SearchRequest } from '../../search-port.ts'
import { chosenRows } from './selected-rows.ts'
import { countValues } from './count-values.ts'
import { findWords } from './find-words.ts'
import { listedRows } from './listed-rows.ts'
import { narrowRows } from './narrow-rows.ts'
import { perStock } from './per-index-cache.ts'
import { pickPage } from './pick-page.ts'
import type { Yard } from './stock-index.ts'

/** Which vehicles a page shows, in order, with how far each stands from the place asked for. */
export type PageOfIds = { id: number; distance_km: number | null }[]

export interface Answer {
  page: PageOfIds
  count: number
  facets: FacetCounts
  around: Around | null
}

const countsOfAll = perStock<FacetCounts>()

/** Answers a question from a site's own stock, with every facet counted. */
export function askYard(yard: Yard, request: SearchRequest): Answer {
  const { chosen, around, page, listed } = find(yard, request)
  const count = chosen.rows.length
  // Most questions narrow nothing, and what a site lists changes only with the stock and with sales growing old: their number tells.
  const facets =
    count === listed && chosen.butFor.size === 0
      ? countsOfAll(yard, `${count} ${JSON.stringify(request.rules)}`, () => countValues(yard, chosen))
      : countValues(yard, chosen)
  return { page, count, facets, around }
}

/** The page alone. */
export const askYardForPage = (yard: Yard, request: SearchRequest): PageOfIds => find(yard, request).page

function find(yard: Yard, request: SearchRequest) {
  const { query } = request
  const around = aroundOf(request)
  const listed = listedRows(yard, request)
  const found = findWords(yard, listed, query.query)
  const rows = narrowRows(yard, found?.rows ?? listed, { query, around })
  const chosen = chosenRows(yard, rows, query.facets)
  const picked = pickPage(yard, chosen.rows, { query, around, score: found?.score ?? null })
  const { lat, long } = yard.numbers
  const known = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value)
  const page = picked.map((row) => ({
    id: yard.ids.values[row] ?? 0,
    distance_km: distanceTo({ lat: known(lat.values[row]), long: known(long.values[row]) }, around),
  }))
  return { chosen, around, page, listed: listed.length }
}
