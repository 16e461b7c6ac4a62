import { distanceKm } from '#schemas/location/distance.ts'
import { facetNames, rangeNames, type FacetName } from '#schemas/vehicle/search-query.ts'
import type { GeoRadius } from '../../geo-radius.ts'
import type { SearchRequest } from '../../search-port.ts'
import { rowsWithout } from './listed-rows.ts'
import { rowsMarked, rowsWhere, rowsWithin, type Rows } from './rows.ts'
import type { StockIndex } from './stock-index.ts'

/** Narrows rows by everything in the query except facet selections. */
export function narrowRows(
  stockIndex: StockIndex,
  from: Rows,
  { query, around }: { query: SearchRequest['query']; around: GeoRadius | null },
): Rows {
  const { scope } = query
  let rows = from
  if (scope.ids) {
    const allowedRows = new Set(scope.ids.map((id) => stockIndex.rowOf(id)))
    rows = rowsWhere(rows, (row) => allowedRows.has(row))
  }
  if (scope.excludeIds) rows = rowsWithout(stockIndex, rows, scope.excludeIds)
  for (const [field, slug] of [
    ['location_slug', scope.locationSlug] as const,
    ['dealership_slug', scope.dealershipSlug] as const,
  ]) {
    if (slug === undefined) continue
    const column = stockIndex.text(field)
    const marks = new Uint8Array(column.dictionary.values.length)
    const code = column.dictionary.find(slug)
    if (code > 0) marks[code] = 1
    rows = rowsMarked(rows, column, marks)
  }
  for (const name of facetNames) {
    const marks = choiceMarks(stockIndex, name, scope.facets[name])
    if (marks) rows = rowsMarked(rows, stockIndex.facet(name), marks)
  }
  for (const ranges of [scope.ranges, query.ranges]) {
    for (const name of rangeNames) {
      const { min, max } = ranges[name] ?? {}
      if (min !== undefined || max !== undefined) rows = rowsWithin(rows, stockIndex.numbers[name].values, { min, max })
    }
  }
  return around ? rowsAround(stockIndex, rows, around) : rows
}

/** Flags of a facet's selected values; null without a selection. Case is ignored, since people type links and feeds vary in spelling. */
export function choiceMarks(
  stockIndex: StockIndex,
  name: FacetName,
  chosen: readonly string[] | undefined,
): Uint8Array | null {
  return chosen?.length ? stockIndex.facet(name).dictionary.marksOf(chosen) : null
}

const kmPerDegree = (6371 * Math.PI) / 180

/** Rows within the radius. A bounding box excludes most vehicles without arithmetic. */
function rowsAround(stockIndex: StockIndex, rows: Rows, { place, radius }: GeoRadius): Rows {
  const lats = stockIndex.numbers.lat.values
  const longs = stockIndex.numbers.long.values
  const reach = radius / kmPerDegree
  const boxed = rowsWithin(rows, lats, { min: place.lat - reach, max: place.lat + reach })
  return rowsWhere(boxed, (row) => {
    const to = { lat: lats[row] ?? Number.NaN, long: longs[row] ?? Number.NaN }
    return distanceKm(place, to) <= radius
  })
}
