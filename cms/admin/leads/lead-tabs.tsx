import type { ServerProps } from 'payload'
import { hasRole } from '../../access/has-role.ts'
import { Link } from '../next.ts'
import { findListSite } from '../find-list-site.ts'
import { ExportLeads } from './export-leads.tsx'
import { leadViews } from './lead-views.ts'
import { listSearch, showsSearch } from './list-search.ts'
import * as texts from './texts.ts'

/** Above the list of leads: views with counts for the chosen site, and the export. */
export const LeadTabs = async ({ payload, user, searchParams }: ServerProps) => {
  if (!user || user.collection !== 'users' || !hasRole(user, ['tenant-admin', 'sales'])) return null
  const site = await findListSite(user)
  const views = await Promise.all(
    leadViews({ user: user.id, now: new Date() }).map(async (view) => {
      const where = site === null ? view.where : { and: [{ tenant: { equals: site } }, view.where] }
      const { totalDocs } = await payload.count({ collection: 'leads', user, overrideAccess: false, where })
      const search = listSearch(view.where)
      return { ...view, count: totalDocs, search, isShown: showsSearch(searchParams ?? {}, search) }
    }),
  )
  const list = `${payload.config.routes.admin}/collections/leads`
  return (
    <div className="fc-leads">
      <nav aria-label={texts.leadsByStatus}>
        <ul className="fc-leads__views">
          {views.map(({ label, count, search, isShown, isPressing }) => (
            <li key={label}>
              <Link
                href={search.size > 0 ? `${list}?${search.toString()}` : list}
                prefetch={false}
                aria-current={isShown ? 'page' : undefined}
                data-pressing={(isPressing && count > 0) || undefined}
              >
                {label} <span className="fc-leads__count">{count.toLocaleString('en-AU')}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ExportLeads site={site} />
    </div>
  )
}
