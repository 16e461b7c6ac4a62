import { distanceKm } from '#schemas/location/distance.ts'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import type { GeoRadius } from '../../geo-radius.ts'
import { sortFields } from '../../engine-document.ts'
import type { Rows } from './rows.ts'
import type { StockIndex } from './stock-index.ts'

interface PagePickInput {
  query: Pick<SearchQuery, 'sortBy' | 'page' | 'hitsPerPage'>
  around: GeoRadius | null
  /** Score by row, if the query has text: higher is better. */
  score: Uint8Array | null
}

/** The rows of one page, in the asked order; equals by rank and then the newest record. Unknown values come last both ways. */
export function pickPage(stockIndex: StockIndex, rows: Rows, ordering: PagePickInput): number[] {
  const { page, hitsPerPage } = ordering.query
  const first = (page - 1) * hitsPerPage
  if (first >= rows.length) return []
  const keys = sortKeys(stockIndex, rows, ordering)
  const rank = stockIndex.numbers.custom_rank.values
  const ids = stockIndex.ids.values
  const compare = (a: number, b: number) => {
    const [one, other] = [rows[a] ?? 0, rows[b] ?? 0]
    return (
      (keys[a] ?? 0) - (keys[b] ?? 0) || (rank[other] ?? 0) - (rank[one] ?? 0) || (ids[other] ?? 0) - (ids[one] ?? 0)
    )
  }
  const places = firstPlaces(rows.length, first + hitsPerPage, compare)
  return places.slice(first).map((place) => rows[place] ?? 0)
}

/** What each place of `rows` is sorted by, smallest first; a finite number, so that two unknown ones are equal. */
function sortKeys(stockIndex: StockIndex, rows: Rows, { query, around, score }: PagePickInput): Float64Array {
  const keys = new Float64Array(rows.length)
  if (query.sortBy === 'distance' && around) {
    const { lat, long } = stockIndex.numbers
    for (const [place, row] of rows.entries())
      keys[place] = distanceKm(around.place, { lat: lat.values[row] ?? 0, long: long.values[row] ?? 0 })
    return keys
  }
  const sorted = sortFields[query.sortBy]
  if (sorted) {
    const [field, direction] = sorted
    const { values } = stockIndex.numbers[field]
    const sign = direction === 'asc' ? 1 : -1
    for (let place = 0; place < rows.length; place += 1) {
      const value = values[rows[place] ?? 0] ?? Number.NaN
      keys[place] = Number.isNaN(value) ? Number.MAX_VALUE : sign * value
    }
    return keys
  }
  if (score) for (let place = 0; place < rows.length; place += 1) keys[place] = -(score[rows[place] ?? 0] ?? 0)
  return keys
}

/** Above this number, sorting everything is faster than selecting the best. */
const listLimits = 2_000

/** The first `count` rows in order. Nearly all of 100,000 rows are rejected by one comparison with the last selected. */
function firstPlaces(length: number, count: number, compare: (a: number, b: number) => number): number[] {
  if (count > listLimits)
    return Array.from({ length }, (_, place) => place)
      .sort(compare)
      .slice(0, count)
  const kept: number[] = []
  for (let place = 0; place < length; place += 1) {
    const last = kept[count - 1]
    if (last !== undefined && compare(place, last) > 0) continue
    if (last !== undefined) kept.pop()
    kept.splice(placeFor(kept, place, compare), 0, place)
  }
  return kept
}

function placeFor(kept: readonly number[], place: number, compare: (a: number, b: number) => number): number {
  let low = 0
  let high = kept.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(kept[middle] ?? 0, place) < 0) low = middle + 1
    else high = middle
  }
  return low
}
