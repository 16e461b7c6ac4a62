import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import type { PropsOf } from '../_kit/props.ts'
import type { SearchState } from '../_search/use-search.ts'
import type { searchFilters } from './block.ts'

export interface FilterProps {
  label: string
  startsOpen: boolean
  state: SearchState
  /** The search for the current position of a handle; null once it is released. */
  onDraw: (searchQuery: SearchQuery | null) => void
  settings: PropsOf<typeof searchFilters>['settings']
}
