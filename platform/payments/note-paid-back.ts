import type { PaymentState } from '#schemas/payment/payment-state.ts'
import { inTransaction } from '../base/database/transaction.ts'
import { lockPayment } from './locked.ts'
import { noteRefunded } from './note-refunded.ts'
import type { Till } from './till.ts'

/** Ends a refund that the provider refused and somebody paid in another way. Null where no refund was refused. */
export const notePaidBack = (till: Till, id: number): Promise<PaymentState | null> =>
  inTransaction(till.payload, async (req) => {
    const locked = await lockPayment(till, id, req)
    if (locked?.payment.state !== 'refund-refused') return null
    await noteRefunded(till, { ...locked, isByHand: true }, req)
    return 'refunded'
  })
