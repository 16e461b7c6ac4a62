import type { SearchQueryInput } from '#schemas/vehicle/search-query.ts'
import type { PropsOf } from '../_kit/props.ts'
import type { carGrid } from './block.ts'

/** The search that a car grid shows: its own, or the picked vehicles by their ids. Null where nothing is picked yet. */
export function searchOf(props: PropsOf<typeof carGrid>): SearchQueryInput | null {
  if (props.source === 'picked') {
    const ids = props.vehicles.map((vehicle) => vehicle.id)
    return ids.length === 0 ? null : { hitsPerPage: ids.length, scope: { ids } }
  }
  const { types, makes, bodies, fuels, maxPrice, sortBy } = props.search
  const named = (entries: { name: string }[]) => entries.map((entry) => entry.name.trim()).filter(Boolean)
  return {
    hitsPerPage: props.limit,
    sortBy,
    ranges: maxPrice === null ? {} : { price: { max: maxPrice } },
    scope: {
      facets: {
        status: ['in_stock', 'coming_soon'],
        ...(types.length > 0 ? { car_type: types } : {}),
        ...(makes.length > 0 ? { make: named(makes) } : {}),
        ...(bodies.length > 0 ? { body: named(bodies) } : {}),
        ...(fuels.length > 0 ? { fuel: named(fuels) } : {}),
      },
    },
  }
}
