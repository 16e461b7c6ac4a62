import { formatDollars } from '#schemas/lib/money.ts'
import { isProblem, problem } from '#schemas/problem.ts'
import { inTransaction } from '../../leads/in-transaction.ts'
import { writeMessage } from '../../messages/write-message.ts'
import { findValuation } from '../../valuations/find-valuation.ts'
import { rangeOfValuation } from '../../valuations/range-of-valuation.ts'
import type { Service } from '../service.ts'

/**
 * An offer is accepted by whoever had it made: by the code that its browser alone was told, and the lead that this code led to. Accepting it again
 * changes nothing. The site's people hear of it by e-mail. spec/vehicles.md §7, offer accepted
 */
export const offerAccepted: Service<'offerAccepted'> = async (context, input) => {
  const { payload, tenant, site, now } = context
  const found = await findValuation(context, input.valuation)
  if (isProblem(found)) return found
  if (found.lead !== input.lead_id) return problem('valuation-not-found')
  const range = rangeOfValuation(found)
  if (!range) return problem('nothing-offered')
  if (found.accepted_at) return { success: true, accepted_at: found.accepted_at.toISOString() }
  if (!input.offer_accepted || !input.form_completed) return { success: true, accepted_at: null }
  const acceptedAt = now.toISOString()
  await inTransaction(payload, async (req) => {
    const own = { depth: 0, overrideAccess: true, req } as const
    await payload.update({ ...own, collection: 'valuations', id: found.id, data: { accepted_at: acceptedAt } })
    await payload.update({ ...own, collection: 'leads', id: input.lead_id, data: { subcategory: input.subcategory } })
    if (site.config.email === '') return
    const figures = `${formatDollars(range.low)} to ${formatDollars(range.high)}`
    const message = {
      tenantId: tenant.id,
      channel: 'email' as const,
      to: site.config.email,
      subject: `Offer accepted: ${found.description}`,
      text: `The estimate of ${figures} for a ${found.description} was accepted (lead ${input.lead_id}). It depends on an inspection: please arrange when to see the car.`,
    }
    await writeMessage(payload, message, req)
  })
  return { success: true, accepted_at: acceptedAt }
}
