import type { SearchQueryInput } from '#schemas/vehicle/search-query.ts'
import { stockFilterToSearch } from '#schemas/vehicle/stock-filter-to-search.ts'
import type { PropsOf } from '../_kit/props.ts'
import type { carGrid } from './block.ts'

/** The search of a car grid: its filter, or the picked vehicles by ids. Null before a vehicle is picked. */
export function buildSearch({
  source,
  filter,
  sortBy,
  limit,
  vehicles,
}: PropsOf<typeof carGrid>): SearchQueryInput | null {
  if (source === 'search') return { hitsPerPage: limit, sortBy, scope: stockFilterToSearch(filter) }
  const ids = vehicles.map(({ id }) => id)
  return ids.length === 0 ? null : { hitsPerPage: ids.length, scope: { ids } }
}
