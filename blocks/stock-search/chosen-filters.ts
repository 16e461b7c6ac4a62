import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import { rangeNames } from '#schemas/vehicle/search-terms.ts'
import { facetValueLabel } from './facet-options.ts'
import { rangeWords } from './price-bands.ts'
import { searchFacets } from './search-facets.ts'

export interface ChosenFilter {
  label: string
  /** The search without it, back on its first page. */
  without: SearchQuery
}

/** What a shopper has chosen, as chips that can be taken away one by one. */
export function chosenFilters(search: SearchQuery): ChosenFilter[] {
  const first = { ...search, page: 1 }
  const text = search.query ? [{ label: `“${search.query}”`, without: { ...first, query: '' } }] : []
  const facets = searchFacets.flatMap((facet) =>
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
    const { [name]: _, ...others } = search.ranges
    return range
      ? [
          {
            label: name === 'price' ? rangeWords(range) : `${name} ${range.min ?? 0} to ${range.max ?? '…'}`,
            without: { ...first, ranges: others },
          },
        ]
      : []
  })
  return [...text, ...facets, ...ranges]
}

/** The search with other choices of one facet, back on its first page. No choices means the facet is not chosen at all. */
export function withFacet(
  search: SearchQuery,
  facet: (typeof searchFacets)[number],
  values: readonly string[],
): SearchQuery {
  const { [facet]: _, ...others } = search.facets
  return { ...search, page: 1, facets: values.length === 0 ? others : { ...others, [facet]: [...values] } }
}

/** The search without anything that a shopper chose; the order stays. */
export const withoutFilters = (search: SearchQuery): SearchQuery => ({
  ...search,
  page: 1,
  query: '',
  facets: {},
  ranges: {},
})
