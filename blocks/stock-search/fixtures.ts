import type { PropsInput } from '../_kit/props.ts'
import type { stockSearch } from './block.ts'
import { searchFacets } from './search-facets.ts'

export const typical: PropsInput<typeof stockSearch> = { filters: ['make', 'body', 'fuel', 'transmission'] }

export const empty: PropsInput<typeof stockSearch> = {}

export const longest: PropsInput<typeof stockSearch> = {
  heading: 'All new, used and demo cars, utes, vans, caravans and motorcycles that we have',
  filters: [...searchFacets],
  sortBy: 'price-desc',
  emptyText: 'Nothing at all matches what you chose, which surprises us as much as it does you. '.repeat(2),
}
