import type { Where } from 'payload'
import { siteParameter } from '../../tenancy/asked-site.ts'
import { listSearch } from '../leads/list-search.ts'
import { Link } from '../next.ts'
import { heldLeads } from './count-leads.ts'
import { inStock, type SiteOverview } from './read-sites.ts'
import { StockImports } from './stock-imports.tsx'
import * as texts from './texts.ts'

interface Props {
  site: SiteOverview
  admin: string
  canEdit: boolean
}

/** One site's figures and tasks. Every link leads to this site's documents alone. */
export const SiteCard = ({ site, admin, canEdit }: Props) => {
  const to = (path: string) => `${admin}/collections/${path}`
  const list = (collection: string, where: Where[] = []) =>
    `${to(collection)}?${listSearch({ and: [{ tenant: { equals: site.id } }, ...where] }).toString()}`
  const create = (collection: string) => `${to(collection)}/create?${siteParameter}=${site.id}`
  return (
    <section className="fc-site" aria-labelledby={`site-${site.id}`}>
      <h2 id={`site-${site.id}`}>{site.name}</h2>
      {site.address ? (
        <a className="fc-site__address" href={site.address} target="_blank" rel="noreferrer">
          {site.address.replace(/^https?:\/\//, '')} <span aria-hidden="true">↗</span>
          <span className="fc-hidden"> {texts.opensInANewTab}</span>
        </a>
      ) : (
        <span className="fc-site__address">{site.isTemplate ? texts.templateNoDomain : texts.noDomainYet}</span>
      )}
      <dl className="fc-site__facts">
        <Fact label={texts.vehiclesInStock} value={site.inStock} href={list('vehicles', [inStock])} />
        {canEdit ? <Fact label={texts.pages} value={site.pages} href={list('pages')} /> : null}
        {site.leads === null ? null : (
          <>
            <Fact label={texts.newLeads} value={site.leads.fresh} href={list('leads', [isNew])} />
            <Fact
              label={texts.overdueLeads}
              value={site.leads.overdue}
              href={list('leads', [isNew, isOverdue()])}
              isPressing={site.leads.overdue > 0}
            />
            <Fact label={texts.heldAsSpam} value={site.leads.held} href={list('leads', [heldLeads()])} />
          </>
        )}
      </dl>
      {canEdit ? <StockImports site={site} to={to} /> : null}
      {canEdit ? (
        <p className="fc-site__actions">
          {site.homePageId === null ? null : (
            <Link href={to(`pages/${site.homePageId}`)} prefetch={false}>
              {texts.editTheHomePage}
            </Link>
          )}
          <Link href={create('pages')} prefetch={false}>
            {texts.addAPage}
          </Link>
          <Link href={create('media')} prefetch={false}>
            {texts.addAPicture}
          </Link>
        </p>
      ) : null}
    </section>
  )
}

const isNew: Where = { status: { equals: 'new' } }
const isOverdue = (): Where => ({ due_at: { less_than: new Date().toISOString() } })

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
