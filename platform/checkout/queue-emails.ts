import type { Payment, Reservation } from '#cms/generated/payload-types.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import { writeMessage } from '../messages/write-message.ts'
import { vehicleOf } from './read-vehicle.ts'
import { idOf } from '../base/database/reference-id.ts'
import { payerLetters, type PayerLetter, staffLetters, type StaffLetter } from './email-templates.ts'
import { payingSite } from './paying-site.ts'
import type { Till } from './checkout-context.ts'

interface Letters {
  payment: Payment
  reservation: Reservation | null
  toPayer?: PayerLetter
  toStaff?: StaffLetter
}

/** Writes to whoever paid and to the site's own mailbox, in the caller's transaction: both letters or neither, once. */
export async function writeLetters(
  till: Till,
  { payment, reservation, toPayer, toStaff }: Letters,
  req: InTransaction,
): Promise<void> {
  const tenantId = idOf(payment.tenant)
  if (tenantId === null) return
  const { payload } = till
  const site = await payingSite(till, tenantId)
  const vehicle = await vehicleOf(till, reservation, req)
  const about = { site, payment, reservation, vehicle }
  const sent = { tenantId, channel: 'email' } as const
  const { email: own } = site.config
  const headers: Record<string, string> = own ? { 'Reply-To': own } : {}
  if (toPayer && payment.email)
    await writeMessage(payload, { ...sent, to: payment.email, headers, ...payerLetters[toPayer](about) }, req)
  if (toStaff && own) await writeMessage(payload, { ...sent, to: own, ...staffLetters[toStaff](about) }, req)
}
