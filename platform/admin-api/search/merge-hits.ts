import { type FacetName, facetNames } from '#schemas/vehicle/search-query.ts'
import type { SearchHit, SearchResponse } from '#schemas/vehicle/search-response.ts'
import type { StaffSite } from '../../content/load-staff-site.ts'
import { type CountedFacet, facetCounts } from '../../search/facet-counts.ts'
import { smallPicture } from '../small-picture.ts'

export interface SiteAnswer {
  site: StaffSite
  answer: SearchResponse
}

/**
 * Answers of several sites to one question as one: counts added up, the first hits of each site in turn, as many as one answer has. Pictures
 * get whole addresses, since they come from different sites. Of one site, its answer.
 */
export function mergeHits(answers: readonly SiteAnswer[], hitsPerPage: number) {
  const count = answers.reduce((sum, { answer }) => sum + answer.count, 0)
  return {
    hits: inTurn(answers.map(hitsOf)).slice(0, hitsPerPage),
    count,
    facets: facetCounts(new Map(facetNames.map((name) => [name, countsOf(answers, name)]))),
    pages: Math.ceil(count / hitsPerPage),
    ms: Math.max(0, ...answers.map(({ answer }) => answer.ms)),
    near: answers.find(({ answer }) => answer.near !== null)?.answer.near ?? null,
    sites: answers.map(({ site, answer }) => ({ name: site.name, count: answer.count })),
  }
}

/** Two sites may spell a make differently. */
const countsOf = (answers: readonly SiteAnswer[], name: FacetName): CountedFacet => ({
  isFolded: false,
  values: answers.flatMap(({ answer }) =>
    Object.entries(answer.facets[name] ?? {}).map(([value, n]) => ({ value, folded: value.toLowerCase(), n })),
  ),
})

const hitsOf = ({ site, answer }: SiteAnswer): SearchHit[] =>
  answer.hits.map((hit) => ({ ...hit, thumbs: hit.thumbs.flatMap((path) => smallPicture(path, site.origin) ?? []) }))

function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat()
}
