import type { ServerProps } from 'payload'
import { findListSite } from '../find-list-site.ts'
import { ResendLeads } from './resend-leads.tsx'

/** Counts the failed deliveries above their list, with a button that resends them all. */
export const FailedDeliveries = async ({ payload, user }: ServerProps) => {
  if (!user || user.collection !== 'users') return null
  const site = await findListSite(user)
  const { totalDocs } = await payload.count({
    collection: 'lead-deliveries',
    user,
    overrideAccess: false,
    where: { and: [{ state: { equals: 'dead' } }, ...(site === null ? [] : [{ tenant: { equals: site } }])] },
  })
  if (totalDocs === 0) return null
  return (
    <div className="fc-leads fc-leads--bad">
      <p>
        <strong>{totalDocs === 1 ? '1 delivery' : `${totalDocs.toLocaleString('en-AU')} deliveries`} failed.</strong>{' '}
        Check the last result, fix the destination, then resend.
      </p>
      {site === null ? (
        <p className="fc-leads__note">Choose a site to resend its leads.</p>
      ) : (
        <ResendLeads tenant={site} delivery={null} name="" />
      )}
    </div>
  )
}
