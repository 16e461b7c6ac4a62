import { problem } from '#schemas/problem.ts'
import { recordManualRefund as recordRefund } from '../../checkout/record-manual-refund.ts'
import type { StaffService } from '../service.ts'
import { staffCheckoutContext } from './staff-checkout-context.ts'

/** Staff paid back in another way what the provider had refused to pay back. */
export const recordManualRefund: StaffService<'notePaidBack'> = async (context, { payment }) => {
  const { pool, site, log, staff } = context
  const { rowCount } = await pool.query('select from payments where tenant_id = $1 and id = $2', [site.id, payment])
  const state = rowCount === 0 ? null : await recordRefund(staffCheckoutContext(context), payment)
  if (!state) return problem('state-changed')
  log.info({ tenant: site.id, staff: staff.id, payment }, 'manual refund recorded by staff')
  return { state }
}
