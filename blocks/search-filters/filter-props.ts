import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import type { PropsOf } from '../_kit/props.ts'
import type { SearchState } from '../_search/use-search.ts'
import type { searchFilters } from './block.ts'

export interface FilterProps {
  label: string
  startsOpen: boolean
  state: SearchState
  /** What the search would be with a handle where it is just now; null once it is let go. */
  onDraw: (wanted: SearchQuery | null) => void
  settings: PropsOf<typeof searchFilters>['settings']
}
