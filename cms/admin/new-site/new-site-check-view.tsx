import type { AdminViewServerProps } from 'payload'
import { isPlatformAdmin } from '../../access/is-platform-admin.ts'
import { listSitePages } from '../../new-site/list-site-pages.ts'
import { siteOrigin } from '../../preview/site-origin.ts'
import { Link, redirect } from '../next.ts'
import { Screen } from '../screen.tsx'
import { PageChecks } from './page-checks.tsx'
import * as texts from './texts.ts'

/** `/admin/new-site/:id`: each page of a new site with what it answers, and the next steps. */
export const NewSiteCheckView = async (props: AdminViewServerProps) => {
  const { req } = props.initPageResult
  const { payload, user } = req
  const { admin } = payload.config.routes
  const id = Number(props.params?.['segments']?.at(1))
  if (!user || !isPlatformAdmin(user) || !Number.isSafeInteger(id)) redirect(`${admin}/new-site`)
  const site = await payload.findByID({ collection: 'tenants', id, depth: 0, req, disableErrors: true })
  const host = site?.hosts?.[0]?.host
  if (!site || !host) redirect(`${admin}/new-site`)
  const pages = await listSitePages(req, id)
  const steps = [
    [texts.editTheSite, `tenants/${id}`],
    [texts.addPeople, 'users/create'],
    [texts.customisePages, 'pages'],
    [texts.seeTheStock, 'vehicles'],
  ] as const
  return (
    <Screen {...props} className="fc-new-site">
      <h1>{texts.siteIsReady({ name: site?.name ?? '' })}</h1>
      <PageChecks site={id} origin={siteOrigin(host ?? '', payload.config.serverURL)} pages={pages} />
      <h2>{texts.nextSteps}</h2>
      <ul>
        <li>{texts.pointTheDomain({ host: host ?? '' })}</li>
        {steps.map(([label, path]) => (
          <li key={path}>
            <Link href={`${admin}/collections/${path}`} prefetch={false}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Screen>
  )
}
