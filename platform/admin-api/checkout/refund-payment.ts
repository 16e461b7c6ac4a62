import { problem } from '#schemas/problem.ts'
import { isRefundableByStaff } from '../../checkout/payments-store.ts'
import { refundPayment as refund } from '../../checkout/refund-payment.ts'
import type { StaffService } from '../service.ts'
import { staffCheckoutContext } from './staff-checkout-context.ts'

/**
 * Refunds a payment without a reservation, and retries a refund that the provider declined. A reservation's payment is refunded with the
 * reservation.
 */
export const refundPayment: StaffService<'refundPayment'> = async (context, { payment }) => {
  const { pool, site, log, staff } = context
  const isRefundable = await isRefundableByStaff(pool, { tenantId: site.id, id: payment })
  const state = isRefundable ? await refund(staffCheckoutContext(context), payment) : null
  if (!state) return problem('state-changed')
  log.info({ tenant: site.id, staff: staff.id, payment }, 'payment refunded by staff')
  return { state }
}
