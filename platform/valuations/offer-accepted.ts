import { sql } from '@payloadcms/db-postgres'
import { databaseOf } from '#cms/index.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'
import { isProblem, problem } from '#schemas/problem.ts'
import type { ValuationRange } from '#schemas/valuation/valuation.ts'
import { inTransaction } from '../base/database/transaction.ts'
import { writeMessage } from '../messages/write-message.ts'
import { findValuation } from './find-valuation.ts'
import { valuationRange } from './valuation-range.ts'
import { leadRecipient } from './lead-recipient.ts'
import type { Service } from '../context/api-context.ts'

/**
 * An offer is accepted by anyone who had it made: by the code that its browser alone was told, and the lead that this code led to. Accepting it again
 * changes nothing. The site's people hear of it by e-mail. vehicles §7, offer accepted
 */
export const offerAccepted: Service<'offerAccepted'> = async (context, input) => {
  const { payload, tenant, now } = context
  const found = await findValuation(context, input.valuation)
  if (isProblem(found)) return found
  if (found.lead !== input.lead_id) return problem('valuation-not-found')
  const range = valuationRange(found)
  if (!range) return problem('nothing-offered')
  if (found.accepted_at) return { success: true, accepted_at: found.accepted_at.toISOString() }
  if (!input.offer_accepted || !input.form_completed) return { success: true, accepted_at: null }
  const acceptedAt = now.toISOString()
  const to = await leadRecipient(context, input.lead_id)
  return inTransaction(payload, async (req) => {
    const meanwhile = await acceptedMeanwhile({ payload, ...req }, found.id)
    if (meanwhile) return { success: true, accepted_at: meanwhile }
    const own = { depth: 0, overrideAccess: true, req } as const
    await payload.update({ ...own, collection: 'valuations', id: found.id, data: { accepted_at: acceptedAt } })
    await payload.update({ ...own, collection: 'leads', id: input.lead_id, data: { subcategory: input.subcategory } })
    if (to !== null)
      await writeMessage(
        payload,
        messageAbout({ tenantId: tenant.id, to, car: found.description, lead: input.lead_id, range }),
        req,
      )
    return { success: true, accepted_at: acceptedAt }
  })
}

/** When the offer was accepted, where a press of the same button came before this one. Anyone who comes after it waits for this transaction. */
async function acceptedMeanwhile(request: Parameters<typeof databaseOf>[0], valuation: number): Promise<string | null> {
  const db = await databaseOf(request)
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select accepted_at as at from valuations where id = ${valuation} for update`,
  )
  const at = rows[0]?.at
  return at ? new Date(at).toISOString() : null
}

interface Accepted {
  tenantId: number
  to: string
  car: string
  lead: number
  range: NonNullable<ValuationRange>
}

const messageAbout = ({ tenantId, to, car, lead, range }: Accepted) => ({
  tenantId,
  channel: 'email' as const,
  to,
  subject: `Offer accepted: ${car}`.slice(0, 240),
  text: `The estimate of ${formatDollars(range.low)} to ${formatDollars(range.high)} for a ${car} was accepted (lead ${lead}). It depends on an inspection: please arrange when to see the car.`,
})
