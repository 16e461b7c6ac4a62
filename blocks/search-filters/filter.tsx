import type { FilterKind } from '../_search/filter-kinds.ts'
import { AddedFilter } from './added-filter.tsx'
import { FacetFilter } from './facet-filter.tsx'
import type { FilterProps } from './filter-props.ts'
import { NearFilter } from './near-filter.tsx'
import { RangeFilter } from './range-filter.tsx'

/** One filter of the marketer's list. */
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
