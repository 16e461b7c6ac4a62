import { problem } from '#schemas/problem.ts'
import { hasPayment } from '../../checkout/payments-store.ts'
import { recordManualRefund as recordRefund } from '../../checkout/record-manual-refund.ts'
import type { StaffService } from '../service.ts'
import { staffCheckoutContext } from './staff-checkout-context.ts'

/** Records a refund that staff made in another way after the provider declined it. */
export const recordManualRefund: StaffService<'notePaidBack'> = async (context, { payment }) => {
  const { pool, site, log, staff } = context
  const isKnown = await hasPayment(pool, { tenantId: site.id, id: payment })
  const state = isKnown ? await recordRefund(staffCheckoutContext(context), payment) : null
  if (!state) return problem('state-changed')
  log.info({ tenant: site.id, staff: staff.id, payment }, 'manual refund recorded by staff')
  return { state }
}
