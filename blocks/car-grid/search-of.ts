import type { SearchQueryInput } from '#schemas/vehicle/search-query.ts'
import { stockFilterToSearch } from '#schemas/vehicle/stock-filter-to-search.ts'
import type { PropsOf } from '../_kit/props.ts'
import type { carGrid } from './block.ts'

/** The search that a car grid shows: its own, or the picked vehicles by their ids. Null where nothing is picked yet. */
export function searchOf({
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
