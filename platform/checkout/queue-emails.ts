import type { InTransaction } from '../base/database/transaction.ts'
import { writeMessage } from '../messages/store.ts'
import { payerEmails, type PayerEmail, staffEmails, type StaffEmail } from './email-templates.ts'
import type { CheckoutContext } from './checkout-context.ts'
import type { Payment } from './payments-store.ts'
import type { Reservation } from './reservations-store.ts'
import { payingSite } from './site-store.ts'
import { findLocationZone, findReservedVehicle } from './vehicles-store.ts'

interface Letters {
  payment: Payment
  reservation: Reservation | null
  toPayer?: PayerEmail
  toStaff?: StaffEmail
}

/** Queues emails to the payer and the site's mailbox in the caller's transaction: both or neither, once. */
export async function queueEmails(
  checkoutContext: CheckoutContext,
  { payment, reservation, toPayer, toStaff }: Letters,
  req: InTransaction,
): Promise<void> {
  const { tenant: tenantId } = payment
  if (tenantId === null) return
  const { payload } = checkoutContext
  const site = await payingSite(checkoutContext, tenantId, req)
  const vehicle = await findReservedVehicle(payload, reservation?.vehicle ?? null, req)
  const timeZone = await findLocationZone(payload, vehicle?.location_id ?? null, req)
  const about = { site, payment, reservation, vehicle, timeZone }
  const sent = { tenantId, channel: 'email' } as const
  const { email: own } = site.config
  const headers: Record<string, string> = own ? { 'Reply-To': own } : {}
  if (toPayer && payment.email)
    await writeMessage(payload, { ...sent, to: payment.email, headers, ...payerEmails[toPayer](about) }, req)
  if (toStaff && own) await writeMessage(payload, { ...sent, to: own, ...staffEmails[toStaff](about) }, req)
}
