import type { Where } from 'payload'
import { listSearch } from '../leads/list-search.ts'
import { Link } from '../next.ts'
import type { SiteOverview } from './read-sites.ts'

export const SiteCard = ({ site, admin, canEdit }: { site: SiteOverview; admin: string; canEdit: boolean }) => {
  const to = (path: string) => `${admin}/collections/${path}`
  return (
    <section className="fc-site" aria-labelledby={`site-${site.id}`}>
      <h2 id={`site-${site.id}`}>{site.name}</h2>
      {site.address ? (
        <a className="fc-site__address" href={site.address} target="_blank" rel="noreferrer">
          {site.address.replace(/^https?:\/\//, '')} <span aria-hidden="true">↗</span>
          <span className="fc-hidden"> (opens in a new tab)</span>
        </a>
      ) : (
        <span className="fc-site__address">{site.isTemplate ? 'Template, no domain' : 'No domain yet'}</span>
      )}
      <dl className="fc-site__facts">
        <Fact label="Vehicles in stock" value={site.inStock} href={to('vehicles')} />
        <Fact label="Pages" value={site.pages} href={to('pages')} />
        {site.leads === null ? null : (
          <>
            <Fact label="New leads" value={site.leads.fresh} href={`${to('leads')}?${fresh}`} />
            <Fact
              label="Overdue leads"
              value={site.leads.overdue}
              href={`${to('leads')}?${overdue()}`}
              isPressing={site.leads.overdue > 0}
            />
          </>
        )}
      </dl>
      <p className="fc-site__import">
        {site.lastImport ? (
          <Link href={to(`stock-imports/${site.lastImport.id}`)} prefetch={false}>
            {importText(site.lastImport)}
          </Link>
        ) : (
          'No stock import yet'
        )}
      </p>
      {site.feeds.length > 0 ? (
        <ul className="fc-site__feeds" aria-label="Stock feeds">
          {site.feeds.map((feed) => (
            <li key={feed.id}>
              <Link href={to(`stock-feeds/${feed.id}`)} prefetch={false}>
                {feed.name}
              </Link>{' '}
              {feed.failure ? (
                <strong className="fc-site__feed--bad">failed: {feed.failure}</strong>
              ) : (
                <span>{feed.lastImported ? `imported ${dayOf(feed.lastImported)}` : 'not imported yet'}</span>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {canEdit ? (
        <p className="fc-site__actions">
          {site.homePageId === null ? null : (
            <Link href={to(`pages/${site.homePageId}`)} prefetch={false}>
              Edit the home page
            </Link>
          )}
          <Link href={to('pages/create')} prefetch={false}>
            Add a page
          </Link>
          <Link href={to('media/create')} prefetch={false}>
            Add a picture
          </Link>
        </p>
      ) : null}
    </section>
  )
}

const isNew: Where = { status: { equals: 'new' } }
const fresh = listSearch(isNew).toString()
const overdue = (): string =>
  listSearch({ and: [isNew, { due_at: { less_than: new Date().toISOString() } }] }).toString()

interface FactProps {
  label: string
  value: number
  href: string
  isPressing?: boolean
}

const Fact = ({ label, value, href, isPressing = false }: FactProps) => (
  <div data-pressing={isPressing || undefined}>
    <dt>{label}</dt>
    <dd>
      <Link href={href} prefetch={false}>
        {value.toLocaleString('en-AU')}
      </Link>
    </dd>
  </div>
)

function importText({ status, createdAt, rejected }: NonNullable<SiteOverview['lastImport']>): string {
  const day = dayOf(createdAt)
  if (status === 'running') return `Stock import running since ${day}`
  if (status === 'failed') return `The stock import of ${day} failed`
  return rejected === 0
    ? `Last stock import ${day}: all rows imported`
    : `Last stock import ${day}: ${rejected.toLocaleString('en-AU')} ${rejected === 1 ? 'row' : 'rows'} rejected`
}

const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-AU', { day: 'numeric', month: 'short', year: 'numeric' })
