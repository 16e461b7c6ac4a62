import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import type { PropsOf } from '../_kit/props.ts'
import type { FilterKind } from '../_search/filter-kinds.ts'
import type { SearchState } from '../_search/use-search.ts'
import { AddedFilter } from './added-filter.tsx'
import type { searchFilters } from './block.ts'
import { FacetFilter } from './facet-filter.tsx'
import { NearFilter } from './near-filter.tsx'
import { RangeFilter } from './range-filter.tsx'

export interface FilterProps {
  label: string
  startsOpen: boolean
  state: SearchState
  /** What the search would be with a handle where it is just now; null once it is let go. */
  onDraw: (wanted: SearchQuery | null) => void
  settings: PropsOf<typeof searchFilters>['settings']
}

/** Whatever a marketer put in the list. */
export function Filter({ kind, ...props }: FilterProps & { kind: FilterKind }) {
  switch (kind) {
    case 'near':
      return <NearFilter {...props} />
    case 'created_at_timestamp':
      return <AddedFilter {...props} />
    case 'price':
    case 'subscription_price':
    case 'weekly_price':
    case 'km':
    case 'year':
      return <RangeFilter {...props} name={kind} />
    default:
      return <FacetFilter {...props} facet={kind} />
  }
}
