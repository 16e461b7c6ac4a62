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
 * Merges the answers of several sites: counts are added, and the first hits of each site are interleaved up to one page. Pictures get
 * absolute URLs, since they come from different sites. A single site's answer is returned unchanged.
 */
export function mergeHits(answers: readonly SiteAnswer[], hitsPerPage: number) {
  const count = answers.reduce((sum, { answer }) => sum + answer.count, 0)
  return {
    hits: inTurn(answers.map(listHits)).slice(0, hitsPerPage),
    count,
    facets: facetCounts(new Map(facetNames.map((name) => [name, getCounts(answers, name)]))),
    pages: Math.ceil(count / hitsPerPage),
    ms: Math.max(0, ...answers.map(({ answer }) => answer.ms)),
    near: answers.find(({ answer }) => answer.near !== null)?.answer.near ?? null,
    sites: answers.map(({ site, answer }) => ({ name: site.name, count: answer.count })),
  }
}

/** Two sites may spell a make differently. */
const getCounts = (answers: readonly SiteAnswer[], name: FacetName): CountedFacet => ({
  isFolded: false,
  values: answers.flatMap(({ answer }) =>
    Object.entries(answer.facets[name] ?? {}).map(([value, n]) => ({ value, folded: value.toLowerCase(), n })),
  ),
})

const listHits = ({ site, answer }: SiteAnswer): SearchHit[] =>
  answer.hits.map((hit) => ({ ...hit, thumbs: hit.thumbs.flatMap((path) => smallPicture(path, site.origin) ?? []) }))

function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat()
}
