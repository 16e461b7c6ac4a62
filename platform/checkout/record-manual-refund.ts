import type { PaymentState } from '#schemas/payment/payment-state.ts'
import { inTransaction } from '../base/database/transaction.ts'
import { lockPayment } from './lock-rows.ts'
import { handleExternalRefund } from './handle-external-refund.ts'
import type { CheckoutContext } from './checkout-context.ts'

/** Ends a refund that the provider refused and somebody paid in another way. Null where no refund was refused. */
export const recordManualRefund = (checkoutContext: CheckoutContext, id: number): Promise<PaymentState | null> =>
  inTransaction(checkoutContext.payload, async (req) => {
    const locked = await lockPayment(checkoutContext, id, req)
    if (locked?.payment.state !== 'refund-refused') return null
    await handleExternalRefund(checkoutContext, { ...locked, isByHand: true }, req)
    return 'refunded'
  })
