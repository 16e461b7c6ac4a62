import { readStockFilter } from '#schemas/vehicle/stock-filter.ts'
import type { BlockMigration } from '../_kit/define-block.ts'
import { isRecord } from '../_kit/read-value.ts'

/**
 * Version 1 had a group `search` with `types`, lists of typed names (`makes`, `bodies`, `fuels`), `maxPrice` in cents and `sortBy`. All
 * except the order become the filter.
 */
export const moveSearchToFilter: BlockMigration = ({ search, ...data }) => {
  if (!isRecord(search)) return data
  const { types, makes, bodies, fuels, maxPrice, sortBy } = search
  const filter = readStockFilter({
    facets: { car_type: types, make: listNames(makes), body: listNames(bodies), fuel: listNames(fuels) },
    ranges: { price: { max: maxPrice } },
  })
  return { ...data, filter, ...(typeof sortBy === 'string' ? { sortBy } : {}) }
}

const listNames = (entries: unknown): string[] =>
  (Array.isArray(entries) ? entries : [])
    .map((entry) => (isRecord(entry) && typeof entry['name'] === 'string' ? entry['name'].trim() : ''))
    .filter(Boolean)
