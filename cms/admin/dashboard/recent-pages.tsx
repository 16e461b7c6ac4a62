import type { Payload, TypedUser } from 'payload'
import { Link } from '../next.ts'
import type { SiteOverview } from './read-sites.ts'
import * as texts from './texts.ts'

interface Props {
  payload: Payload
  user: TypedUser
  sites: SiteOverview[]
  admin: string
}

/** The most recently edited pages, including drafts. */
export const RecentPages = async ({ payload, user, sites, admin }: Props) => {
  const { docs } = await payload.find({
    collection: 'pages',
    user,
    overrideAccess: false,
    draft: true,
    depth: 0,
    limit: 6,
    sort: '-updatedAt',
    select: { title: true, path: true, updatedAt: true, tenant: true, _status: true },
    where: { tenant: { in: sites.map(({ id }) => id) } },
  })
  if (docs.length === 0) return null
  const getName = (tenant: unknown) => sites.find(({ id }) => id === tenant)?.name ?? ''
  return (
    <section className="fc-recent" aria-labelledby="fc-recent">
      <h2 id="fc-recent">{texts.recentlyEdited}</h2>
      <ul>
        {docs.map((page) => (
          <li key={page.id}>
            <Link href={`${admin}/collections/pages/${page.id}`} prefetch={false}>
              {page.title || texts.untitledPage}
            </Link>
            <span>{page.path}</span>
            {sites.length > 1 ? <span>{getName(page.tenant)}</span> : null}
            <span className={`fc-status fc-status--${page._status ?? 'draft'}`}>
              {page._status === 'published' ? texts.published : texts.draft}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
