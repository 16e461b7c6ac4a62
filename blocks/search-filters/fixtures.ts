import type { PropsInput } from '../_kit/props.ts'
import { filterKinds } from '../_search/filter-kinds.ts'
import type { searchFilters } from './block.ts'

export const typical: PropsInput<typeof searchFilters> = {
  filters: [{ kind: 'near' }, { kind: 'make', open: true }, { kind: 'price' }, { kind: 'body', label: 'Shape' }],
}

export const empty: PropsInput<typeof searchFilters> = {}

export const longest: PropsInput<typeof searchFilters> = {
  filters: filterKinds.map((kind) => ({ kind, open: true })),
  placeholder: 'Make, model, badge, colour, feature or stock number',
  settings: { makes: 'popular', price: { min: 0, max: 1_000_000, step: 1_000, gap: 2 } },
}
