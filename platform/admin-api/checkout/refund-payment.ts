import { problem } from '#schemas/problem.ts'
import { refundPayment as refund } from '../../checkout/refund-payment.ts'
import type { StaffService } from '../service.ts'
import { staffCheckoutContext } from './staff-checkout-context.ts'

/** Of what was paid without a reservation, where the vehicle goes with the money; and again of what the provider refused. */
export const refundPayment: StaffService<'refundPayment'> = async (context, { payment }) => {
  const { pool, site, log, staff } = context
  const { rowCount } = await pool.query(
    `select from payments where tenant_id = $1 and id = $2 and (state = 'refund-refused' or (state = 'paid' and reservation_id is null))`,
    [site.id, payment],
  )
  const state = rowCount === 0 ? null : await refund(staffCheckoutContext(context), payment)
  if (!state) return problem('state-changed')
  log.info({ tenant: site.id, staff: staff.id, payment }, 'payment refunded by staff')
  return { state }
}
