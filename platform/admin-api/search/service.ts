import { problem } from '#schemas/problem.ts'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import { listSitesOfTemplate, type StaffSite } from '../../content/load-staff-site.ts'
import { SearchUnavailable } from '../../search/search-port.ts'
import type { StaffContext, StaffService } from '../service.ts'
import { type SiteAnswer, mergeHits } from './merge-hits.ts'

/** Sites of a template that are asked. */
const mostSites = 40
const askedAtOnce = 4

/** What the site itself would answer, by its own listing rules: vehicles §3 and §4. A template's answer is that of its sites. */
export const search: StaffService<'search'> = async (context, { search: query }) => {
  const { site } = context
  try {
    const sites = site.isTemplate ? await sitesOf(context) : [site]
    return { ...mergeHits(await answersOf(context, sites, query), query.hitsPerPage), isTemplate: site.isTemplate }
  } catch (error) {
    if (error instanceof SearchUnavailable) return problem('search-unavailable')
    throw error
  }
}

/** Of a template's sites, those that the person works for: what the others have in stock is none of their business. */
async function sitesOf({ payload, adminUrl, site, staff }: StaffContext): Promise<StaffSite[]> {
  const sites = await listSitesOfTemplate(payload, { templateId: site.id, adminUrl, limit: mostSites })
  return sites.filter(({ id }) => staff.worksFor(id))
}

async function answersOf(
  { search, now }: StaffContext,
  sites: readonly StaffSite[],
  query: SearchQuery,
): Promise<SiteAnswer[]> {
  const answers: SiteAnswer[] = []
  for (let from = 0; from < sites.length; from += askedAtOnce) {
    const batch = sites.slice(from, from + askedAtOnce).map(async (site) => ({
      site,
      answer: await search.search({ tenantId: site.id, country: site.country, rules: site.rules, query, now }),
    }))
    answers.push(...(await Promise.all(batch)))
  }
  return answers
}
