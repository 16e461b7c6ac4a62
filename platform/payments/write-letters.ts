import type { Payment, Reservation } from '#cms/generated/payload-types.ts'
import type { InTransaction } from '../leads/in-transaction.ts'
import { writeMessage } from '../messages/write-message.ts'
import { idOf } from './id-of.ts'
import { payerLetters, type PayerLetter, staffLetters, type StaffLetter } from './letters.ts'
import { payingSite } from './paying-site.ts'
import type { Till } from './till.ts'

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
  const id = idOf(reservation?.vehicle)
  const vehicle =
    id === null ? null : await payload.findByID({ collection: 'vehicles', id, depth: 0, disableErrors: true, req })
  const about = { site, payment, reservation, vehicle }
  const sent = { tenantId, channel: 'email' } as const
  if (toPayer && payment.email)
    await writeMessage(payload, { ...sent, to: payment.email, ...payerLetters[toPayer](about) }, req)
  if (toStaff && site.config.email)
    await writeMessage(payload, { ...sent, to: site.config.email, ...staffLetters[toStaff](about) }, req)
}
