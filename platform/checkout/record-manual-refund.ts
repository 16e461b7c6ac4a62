import type { PaymentState } from '#schemas/payment/payment-state.ts'
import { inTransaction } from '../base/database/transaction.ts'
import { lockPayment } from './lock-rows.ts'
import { noteRefunded } from './handle-external-refund.ts'
import type { Till } from './checkout-context.ts'

/** Ends a refund that the provider refused and somebody paid in another way. Null where no refund was refused. */
export const notePaidBack = (till: Till, id: number): Promise<PaymentState | null> =>
  inTransaction(till.payload, async (req) => {
    const locked = await lockPayment(till, id, req)
    if (locked?.payment.state !== 'refund-refused') return null
    await noteRefunded(till, { ...locked, isByHand: true }, req)
    return 'refunded'
  })
