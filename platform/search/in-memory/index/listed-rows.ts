import { optionCodes, soldSince } from '#schemas/vehicle/listing-rules.ts'
import type { SearchRequest } from '../../search-port.ts'
import { perIndexCache } from './per-index-cache.ts'
import { rowsMarked, rowsWhere, rowsWithin, type Rows } from './rows.ts'
import type { StockIndex } from './stock-index.ts'

type ListingQuery = Pick<SearchRequest, 'rules' | 'now'>

const listedByRules = perIndexCache<{ unsold: Rows; sold: Rows }>()

/** `isListed` on columns: the rows that the site lists, in a new array that the caller may modify. */
export function listedRows(stockIndex: StockIndex, { rules, now }: ListingQuery): Rows {
  const { unsold, sold } = listedByRules(stockIndex, JSON.stringify(rules), () => byRules(stockIndex, rules))
  const since = Math.floor(soldSince(rules, now).getTime() / 1_000)
  const soldAt = stockIndex.numbers.sold_date_timestamp.values
  const recent = rowsWhere(sold.slice(), (row) => (soldAt[row] ?? Number.NaN) > since)
  const rows = new Uint32Array(unsold.length + recent.length)
  rows.set(unsold)
  rows.set(recent, unsold.length)
  return rows
}

/** The rules without time, which advances between two queries. */
function byRules(stockIndex: StockIndex, rules: ListingQuery['rules']): { unsold: Rows; sold: Rows } {
  const status = stockIndex.text('status')
  let rows = aliveRows(stockIndex, rules.dealerWebsiteOnly)
  if (rules.usedOnly)
    rows = rowsMarked(rows, stockIndex.text('car_type'), stockIndex.text('car_type').dictionary.marksOf(['used']))
  if (rules.optionCodesOnly) {
    rows = rowsMarked(rows, status, status.dictionary.marksOf(['in_stock']))
    rows = rowsWithin(rows, stockIndex.numbers.option_code.values, optionCodes)
  }
  if (rules.hiddenWebsiteIds.length > 0) {
    const hidden = new Set(rules.hiddenWebsiteIds)
    const websites = stockIndex.numbers.website_id.values
    rows = rowsWhere(rows, (row) => !hidden.has(websites[row] ?? Number.NaN))
  }
  rows = rowsWithout(stockIndex, rows, rules.hiddenVehicleIds)
  if (rules.excludedStockNumbers.length > 0) {
    const excluded = new Set(rules.excludedStockNumbers.map((stocknum) => stocknum.toLowerCase()))
    rows = rowsWhere(rows, (row) => !excluded.has((stockIndex.stocknums[row] ?? '').toLowerCase()))
  }
  return {
    sold: rowsMarked(rows.slice(), status, status.dictionary.marksOf(['sold'])).slice(),
    unsold: rowsMarked(rows, status, status.dictionary.marksOf(['in_stock', 'coming_soon'])).slice(),
  }
}

function aliveRows({ alive, shown, length }: StockIndex, shownOnly: boolean): Rows {
  const rows = new Uint32Array(length)
  let kept = 0
  for (let row = 0; row < length; row += 1)
    if (alive.values[row] === 1 && (!shownOnly || shown.values[row] === 1)) rows[kept++] = row
  return rows.subarray(0, kept)
}

/** Rows without these vehicles. */
export function rowsWithout(stockIndex: StockIndex, rows: Rows, ids: readonly number[]): Rows {
  const left = new Set(ids.map((id) => stockIndex.rowOf(id)))
  return left.size === 0 ? rows : rowsWhere(rows, (row) => !left.has(row))
}
