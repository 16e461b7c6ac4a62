import type { AdminViewServerProps } from 'payload'
import { isPlatformAdmin } from '../../access/is-platform-admin.ts'
import { redirect } from '../next.ts'
import { Screen } from '../screen.tsx'
import { NewSiteForm } from './new-site-form.tsx'
import * as texts from './texts.ts'

/** `/admin/new-site`: everything that a new site needs, in one form. */
export const NewSiteView = async (props: AdminViewServerProps) => {
  const { req } = props.initPageResult
  const { payload, user } = req
  const { admin } = payload.config.routes
  if (!user) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/new-site`)}`)
  const isAllowed = isPlatformAdmin(user)
  const { docs } = isAllowed
    ? await payload.find({
        collection: 'tenants',
        req,
        depth: 0,
        pagination: false,
        sort: 'name',
        select: { name: true, timeZone: true },
        where: { isTemplate: { equals: true } },
      })
    : { docs: [] }
  return (
    <Screen {...props} className="fc-new-site">
      <h1>{texts.newSite}</h1>
      {isAllowed ? (
        <NewSiteForm admin={admin} templates={docs.map(({ id, name }) => ({ id, name }))} />
      ) : (
        <p role="alert">{texts.onlyPlatformAdministrators}</p>
      )}
    </Screen>
  )
}
