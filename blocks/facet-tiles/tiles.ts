import type { FacetName } from '#schemas/vehicle/search-query.ts'
import type { StockFilter } from '#schemas/vehicle/stock-filter.ts'
import { facetOptions } from '../_search/facet-options.ts'
import { stockLink } from '../_search/stock-link.ts'

interface Tile {
  label: string
  count: number
  href: string
}

interface TilesInput {
  facet: FacetName
  filter: StockFilter
  counts: Record<string, number> | undefined
  order: 'count' | 'name'
  limit: number
}

/** One tile per value with stock; each links to that value within the same stock. locations §2 */
export function buildTiles({ facet, filter, counts, order, limit }: TilesInput): Tile[] {
  const options = facetOptions(facet, { counts, chosen: [] })
  const most = options.toSorted((a, b) => b.count - a.count).slice(0, limit)
  const shown = order === 'count' ? most : options.filter((option) => most.includes(option))
  return shown.map(({ value, label, count }) => ({
    label,
    count,
    href: stockLink({ facets: { ...filter.facets, [facet]: [value] }, ranges: filter.ranges }),
  }))
}
