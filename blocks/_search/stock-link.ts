import { toSlug } from '#schemas/lib/slug.ts'
import type { SearchQueryInput } from '#schemas/vehicle/search-query.ts'
import { searchToParams } from '#schemas/vehicle/search-to-params.ts'
import { stockRoutes } from '#schemas/vehicle/stock-route.ts'

const allStock = '/search/new-used-and-demo-cars'

/**
 * The URL of the stock that a search finds: the page of a make, model, body or type if that is the only filter, else all stock with
 * filters.
 */
export function stockLink({ facets = {}, ranges = {} }: Pick<SearchQueryInput, 'facets' | 'ranges'>): string {
  const chosen = Object.entries(facets).flatMap(([facet, values]) => values.map((value) => ({ facet, value })))
  const [first, ...others] = chosen
  if (first && others.length === 0 && Object.keys(ranges).length === 0) {
    const own = ownPath(first)
    if (own) return `/search/${own}`
  }
  const query = searchToParams({ facets, ranges, scope: {} }).toString()
  return query === '' ? allStock : `${allStock}?${query}`
}

/** locations §2 */
function ownPath({ facet, value }: { facet: string; value: string }): string | null {
  switch (facet) {
    case 'make':
    case 'body':
      return toSlug(value) || null
    case 'make_model': {
      const [make = '', model = ''] = value.split(':', 2).map(toSlug)
      return make && model ? `${make}/${model}` : null
    }
    case 'car_type': {
      const route = Object.entries(stockRoutes).find(([, { types }]) => types.length === 1 && types[0] === value)
      return route?.[0] ?? null
    }
    default:
      return null
  }
}
