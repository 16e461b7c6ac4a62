import { problem } from '#schemas/problem.ts'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import { listSitesOfTemplate, type StaffSite } from '../../content/load-staff-site.ts'
import { SearchUnavailable } from '../../search/search-port.ts'
import type { StaffContext, StaffService } from '../service.ts'
import { type SiteAnswer, mergeHits } from './merge-hits.ts'

/** Maximum number of a template's sites to query. */
const mostSites = 40
const askedAtOnce = 4

/** The site's own search results, by its listing rules: vehicles §3 and §4. A template combines those of its sites. */
export const search: StaffService<'search'> = async (context, { search: query }) => {
  const { site } = context
  try {
    const sites = site.isTemplate ? await readSites(context) : [site]
    return { ...mergeHits(await readAnswers(context, sites, query), query.hitsPerPage), isTemplate: site.isTemplate }
  } catch (error) {
    if (error instanceof SearchUnavailable) return problem('search-unavailable')
    throw error
  }
}

/** The template's sites that the user works for. The stock of other sites is not disclosed. */
async function readSites({ payload, adminUrl, site, staff }: StaffContext): Promise<StaffSite[]> {
  const sites = await listSitesOfTemplate(payload, { templateId: site.id, adminUrl, limit: mostSites })
  return sites.filter(({ id }) => staff.worksFor(id))
}

async function readAnswers(
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
