import { isProblem } from '#schemas/problem.ts'
import type { ApiContext, Service } from '../context/api-context.ts'
import { inTransaction } from '../base/database/transaction.ts'
import { writeMessage } from '../messages/store.ts'
import { acceptanceEmail, chooseRecipient } from './acceptance-email.ts'
import { findValuation } from './find-valuation.ts'
import { acceptOffer, findLeadLocation, lockAcceptance } from './store.ts'
import { checkAcceptance } from './valuation-rules.ts'

/**
 * Accepts an offer by the code that only its browser knows, and the lead of that code. Accepting again changes nothing. Staff are notified
 * by email. vehicles §7, offer accepted
 */
export const offerAccepted: Service<'offerAccepted'> = async (context, input) => {
  const { payload, tenant, now } = context
  const found = await findValuation(context, input.valuation)
  if (isProblem(found)) return found
  const checked = checkAcceptance(found, input)
  if (isProblem(checked)) return checked
  if (!checked.isAccepting) return { success: true, accepted_at: checked.acceptedAt }
  const acceptedAt = now.toISOString()
  const { lead_id: lead, subcategory } = input
  const to = await findRecipient(context, lead)
  return inTransaction(payload, async (req) => {
    // A concurrent request may have accepted it.
    const meanwhile = await lockAcceptance(payload, found.id, req)
    if (meanwhile) return { success: true, accepted_at: meanwhile }
    await acceptOffer(payload, { id: found.id, acceptedAt, lead, subcategory }, req)
    const about = { tenantId: tenant.id, car: found.description, lead, range: checked.range }
    if (to !== null) await writeMessage(payload, acceptanceEmail({ ...about, to }), req)
    return { success: true, accepted_at: acceptedAt }
  })
}

async function findRecipient({ content, payload, tenant, site }: ApiContext, lead: number): Promise<string | null> {
  const [location, locations] = await Promise.all([findLeadLocation(payload, lead), content.listLocations(tenant)])
  return chooseRecipient({ location, locations, siteEmail: site.config.email })
}
