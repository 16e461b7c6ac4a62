import type { ServerProps } from 'payload'
import { hasRole } from '../../access/has-role.ts'
import { chosenSite } from '../chosen-site.ts'
import { LastBackup } from './last-backup.tsx'
import { readSites } from './read-sites.ts'
import { RecentPages } from './recent-pages.tsx'
import { SiteCard } from './site-card.tsx'

/** What a person does most, for the site they chose, or for each of their sites. */
export const Overview = async ({ payload, user }: ServerProps) => {
  if (!user || user.collection !== 'users') return null
  const sites = await readSites({ payload, user, chosen: await chosenSite() })
  const { admin } = payload.config.routes
  return (
    <main className="fc-overview">
      <h1 className="fc-overview__hello">Hello {user.name}</h1>
      <LastBackup payload={payload} user={user} />
      {sites.length === 0 ? <p>Your account has no site yet. Ask an administrator for access.</p> : null}
      <div className="fc-overview__sites">
        {sites.map((site) => (
          <SiteCard key={site.id} site={site} admin={admin} canEdit={hasRole(user, ['tenant-admin', 'editor'])} />
        ))}
      </div>
      <RecentPages payload={payload} user={user} sites={sites} admin={admin} />
    </main>
  )
}
