import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { hasRole } from '../../access/has-role.ts'
import { chosenSite } from '../chosen-site.ts'
import { LastBackup } from './last-backup.tsx'
import { readSites } from './read-sites.ts'
import { RecentPages } from './recent-pages.tsx'
import { SiteCard } from './site-card.tsx'
import * as texts from './texts.ts'

/** The dashboard: the most common tasks of the user's role, for the chosen site or for each of their sites. */
export const Overview = async ({ initPageResult: { req } }: AdminViewServerProps) => {
  const { payload, user } = req
  if (!user || user.collection !== 'users') return null
  const sites = await readSites({ payload, user, chosen: await chosenSite() })
  const { admin } = payload.config.routes
  const canEdit = hasRole(user, ['tenant-admin', 'editor'])
  return (
    <Gutter>
      <main className="fc-overview">
        <h1 className="fc-overview__hello">{texts.helloName({ name: user.name })}</h1>
        <LastBackup payload={payload} user={user} />
        {sites.length === 0 ? <p>{texts.yourAccountHasNoSiteYet}</p> : null}
        <div className="fc-overview__sites">
          {sites.map((site) => (
            <SiteCard key={site.id} site={site} admin={admin} canEdit={canEdit} />
          ))}
        </div>
        {canEdit ? <RecentPages payload={payload} user={user} sites={sites} admin={admin} /> : null}
      </main>
    </Gutter>
  )
}
