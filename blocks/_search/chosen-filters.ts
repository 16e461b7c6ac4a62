import {
  facetNames,
  rangeNames,
  type FacetName,
  type RangeName,
  type SearchQuery,
} from '#schemas/vehicle/search-query.ts'
import { addedInWords } from './added-since.ts'
import { facetValueLabel } from './facet-options.ts'
import { drawnRanges, formatRange } from './range-kinds.ts'
import * as texts from './texts.ts'

interface ChosenFilter {
  label: string
  /** The search without this filter, on page 1. */
  without: SearchQuery
}

/** The shopper's filters as removable chips. `now` is the page's clock. */
export function chosenFilters(search: SearchQuery, now: Date): ChosenFilter[] {
  const first = { ...search, page: 1 }
  const text = search.query ? [{ label: `“${search.query}”`, without: { ...first, query: '' } }] : []
  const near = search.near
    ? [
        {
          label: texts.withinRadiusKmOfPlace({ radius: search.near.radius, place: search.near.place }),
          without: withNear(first, null),
        },
      ]
    : []
  const facets = facetNames.flatMap((facet) =>
    (search.facets[facet] ?? []).map((value) => ({
      label: facetValueLabel(facet, value),
      without: withFacet(
        first,
        facet,
        (search.facets[facet] ?? []).filter((other) => other !== value),
      ),
    })),
  )
  const ranges = rangeNames.flatMap((name) => {
    const range = search.ranges[name]
    return range ? [{ label: rangeLabel(name, range, now), without: withRange(first, name, null) }] : []
  })
  return [...text, ...near, ...facets, ...ranges]
}

function rangeLabel(name: RangeName, range: NonNullable<SearchQuery['ranges'][RangeName]>, now: Date): string {
  const drawn = drawnRanges.find((other) => other === name)
  return drawn ? formatRange(drawn, range) : addedInWords(range, now)
}

/** The search with other values of one facet, on page 1. An empty list removes the facet. */
export function withFacet(search: SearchQuery, facet: FacetName, values: readonly string[]): SearchQuery {
  const { [facet]: _, ...others } = search.facets
  return { ...search, page: 1, facets: values.length === 0 ? others : { ...others, [facet]: [...values].sort() } }
}

/** The search with one facet value toggled. */
export function withToggled(search: SearchQuery, facet: FacetName, value: string): SearchQuery {
  const chosen = search.facets[facet] ?? []
  return withFacet(
    search,
    facet,
    chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
  )
}

/** The search with another range, on page 1; null or two open ends for none. */
export function withRange(
  search: SearchQuery,
  name: RangeName,
  range: SearchQuery['ranges'][RangeName] | null,
): SearchQuery {
  const { [name]: _, ...others } = search.ranges
  const isOpen = !range || (range.min === undefined && range.max === undefined)
  return { ...search, page: 1, ranges: isOpen ? others : { ...others, [name]: range } }
}

/** The search around another place, or none. */
export function withNear(search: SearchQuery, near: SearchQuery['near'] | null): SearchQuery {
  const { near: _, ...others } = search
  return { ...others, page: 1, ...(near ? { near } : {}) }
}

/** The search without any filters; the order stays. */
export const withoutFilters = (search: SearchQuery): SearchQuery =>
  withNear({ ...search, query: '', facets: {}, ranges: {} }, null)
