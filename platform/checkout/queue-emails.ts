import type { Payment, Reservation } from '#cms/generated/payload-types.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import { writeMessage } from '../messages/write-message.ts'
import { readVehicle } from './read-vehicle.ts'
import { referenceId } from '../base/database/reference-id.ts'
import { payerEmails, type PayerEmail, staffEmails, type StaffEmail } from './email-templates.ts'
import { payingSite } from './paying-site.ts'
import type { CheckoutContext } from './checkout-context.ts'

interface Letters {
  payment: Payment
  reservation: Reservation | null
  toPayer?: PayerEmail
  toStaff?: StaffEmail
}

/** Writes to anyone who paid and to the site's own mailbox, in the caller's transaction: both letters or neither, once. */
export async function queueEmails(
  checkoutContext: CheckoutContext,
  { payment, reservation, toPayer, toStaff }: Letters,
  req: InTransaction,
): Promise<void> {
  const tenantId = referenceId(payment.tenant)
  if (tenantId === null) return
  const { payload } = checkoutContext
  const site = await payingSite(checkoutContext, tenantId)
  const vehicle = await readVehicle(checkoutContext, reservation, req)
  const about = { site, payment, reservation, vehicle }
  const sent = { tenantId, channel: 'email' } as const
  const { email: own } = site.config
  const headers: Record<string, string> = own ? { 'Reply-To': own } : {}
  if (toPayer && payment.email)
    await writeMessage(payload, { ...sent, to: payment.email, headers, ...payerEmails[toPayer](about) }, req)
  if (toStaff && own) await writeMessage(payload, { ...sent, to: own, ...staffEmails[toStaff](about) }, req)
}
