import type { ServerProps } from 'payload'
import { findListSite } from '../find-list-site.ts'
import { ResendLeads } from './resend-leads.tsx'
import * as texts from './texts.ts'

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
        <strong>
          {texts.detailFailed({
            detail:
              totalDocs === 1
                ? texts.delivery1
                : texts.totalDocsDeliveries({ totalDocs: totalDocs.toLocaleString('en-AU') }),
          })}
        </strong>{' '}
        {texts.checkTheLastResult}
      </p>
      {site === null ? (
        <p className="fc-leads__note">{texts.chooseASiteToResendItsLeads}</p>
      ) : (
        <ResendLeads tenant={site} delivery={null} name="" />
      )}
    </div>
  )
}
