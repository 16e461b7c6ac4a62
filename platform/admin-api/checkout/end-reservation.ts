import { problem } from '#schemas/problem.ts'
import { refundPayment } from '../../checkout/refund-payment.ts'
import { endReservation as end } from '../../checkout/end-reservation.ts'
import { findPaymentOfReservation } from '../../checkout/payments-store.ts'
import type { StaffService } from '../service.ts'
import { staffNote } from './staff-note.ts'
import { staffCheckoutContext } from './staff-checkout-context.ts'
import * as texts from '../texts.ts'

/** The reservation's notes record who ended it, when and why. An owed payment is refunded immediately. */
export const endReservation: StaffService<'endReservation'> = async (context, { reservation, move, reason }) => {
  const { pool, site, log, staff } = context
  const paymentId = await findPaymentOfReservation(pool, { tenantId: site.id, reservation })
  const checkoutContext = staffCheckoutContext(context)
  const state = paymentId
    ? await end(checkoutContext, { paymentId, move, note: staffNote(context, { did: did[move], reason }) })
    : null
  if (!paymentId || !state) return problem('state-changed')
  log.info({ tenant: site.id, staff: staff.id, reservation, move }, 'reservation ended by staff')
  if (state !== 'refund-due') return { state }
  return { state: (await refundPayment(checkoutContext, paymentId)) === 'refunded' ? 'refunded' : state }
}

const did = { complete: texts.sold, cancel: texts.cancelled, refund: texts.refundRequested } as const
