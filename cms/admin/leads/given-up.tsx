import type { ServerProps } from 'payload'
import { siteOfList } from '../site-of-list.ts'
import { SendAgain } from './send-again.tsx'

/** Above the list of deliveries: how many were given up, and the way to send all of them again. */
export const GivenUp = async ({ payload, user }: ServerProps) => {
  if (!user || user.collection !== 'users') return null
  const site = await siteOfList(user)
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
        <strong>
          {totalDocs === 1 ? '1 delivery was' : `${totalDocs.toLocaleString('en-AU')} deliveries were`} not delivered.
        </strong>{' '}
        Check the last result, fix the destination, then resend.
      </p>
      {site === null ? (
        <p className="fc-leads__note">Choose a site to resend its leads.</p>
      ) : (
        <SendAgain tenant={site} delivery={null} name="" />
      )}
    </div>
  )
}
