import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { hasRole } from '../../access/has-role.ts'
import { listShownSites } from '../list-shown-sites.ts'
import { Link, redirect } from '../next.ts'
import { Screen } from '../screen.tsx'
import { DifferencesTable } from './differences-table.tsx'
import { listDifferences, type SiteDifferences } from './list-differences.ts'
import * as texts from './texts.ts'

/** `/admin/differences`: what a site and its dealerships have otherwise than their template; of several sites, one is chosen first. */
export const DifferencesView = async (props: AdminViewServerProps) => {
  const { req } = props.initPageResult
  const { admin } = req.payload.config.routes
  const address = `${admin}/differences`
  if (!req.user) redirect(`${admin}/login?redirect=${encodeURIComponent(address)}`)
  const isAllowed = hasRole(req.user, ['tenant-admin'])
  const sites = isAllowed ? await listSites(req) : []
  const siteId = Number(props.searchParams?.['site'])
  const shown = sites.length === 1 ? sites[0] : sites.find(({ id }) => id === siteId)
  return (
    <Screen {...props} className="fc-blocks">
      <h1>{texts.title}</h1>
      {isAllowed ? null : <p role="alert">{texts.onlyAdmins}</p>}
      {isAllowed ? <p>{texts.about}</p> : null}
      {shown ? <OneSite found={await listDifferences(req, shown.id)} admin={admin} /> : null}
      {isAllowed && !shown ? <Sites sites={sites} address={address} /> : null}
      {shown && sites.length > 1 ? (
        <p>
          <Link href={address} prefetch={false}>
            {texts.otherSites}
          </Link>
        </p>
      ) : null}
    </Screen>
  )
}

const OneSite = ({ found, admin }: { found: SiteDifferences; admin: string }) => {
  const names = { site: found.site.name, template: found.template ?? texts.platform }
  const count = found.differences.length
  return (
    <section aria-labelledby="differences">
      <h2 id="differences">{texts.heading(names)}</h2>
      <p role="status">{count === 0 ? texts.nothing(names) : texts.count({ count })}</p>
      {count === 0 ? null : <DifferencesTable found={found} admin={admin} />}
    </section>
  )
}

const Sites = ({ sites, address }: { sites: readonly { id: number; name: string }[]; address: string }) => (
  <>
    <p>{sites.length === 0 ? texts.noSites : texts.chooseSite}</p>
    <ul>
      {sites.map(({ id, name }) => (
        <li key={id}>
          <Link href={`${address}?site=${id}`} prefetch={false}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </>
)

/** The sites that the screen is about, without templates. */
async function listSites(req: PayloadRequest): Promise<{ id: number; name: string }[]> {
  const { docs } = await req.payload.find({
    collection: 'tenants',
    req,
    overrideAccess: false,
    user: req.user,
    depth: 0,
    pagination: false,
    sort: 'name',
    select: { name: true },
    where: { and: [{ id: { in: await listShownSites(req) } }, { isTemplate: { not_equals: true } }] },
  })
  return docs
}
