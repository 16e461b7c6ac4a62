import type { PaymentState } from '#schemas/payment/payment-state.ts'
import { inTransaction } from '../base/database/transaction.ts'
import { handleExternalRefund } from './handle-external-refund.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { lockPayment } from './payments-store.ts'

/** Records a refund that staff made after the provider declined it. Null if no refund was declined. */
export const recordManualRefund = (checkoutContext: CheckoutContext, id: number): Promise<PaymentState | null> =>
  inTransaction(checkoutContext.payload, async (req) => {
    const locked = await lockPayment(checkoutContext.payload, id, req)
    if (locked?.payment.state !== 'refund-refused') return null
    await handleExternalRefund(checkoutContext, { ...locked, isByHand: true }, req)
    return 'refunded'
  })
