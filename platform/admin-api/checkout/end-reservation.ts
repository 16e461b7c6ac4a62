import { problem } from '#schemas/problem.ts'
import { refundPayment } from '../../checkout/refund-payment.ts'
import { endReservation as end } from '../../checkout/end-reservation.ts'
import type { StaffService } from '../service.ts'
import { staffNote } from './staff-note.ts'
import { staffCheckoutContext } from './staff-checkout-context.ts'

/** Who did it, when and why stands in the reservation's notes; what was paid goes back at once where it is owed. */
export const endReservation: StaffService<'endReservation'> = async (context, { reservation, move, reason }) => {
  const { pool, site, log, staff } = context
  const { rows } = await pool.query<{ id: number }>(
    'select id from payments where tenant_id = $1 and reservation_id = $2 order by id limit 1',
    [site.id, reservation],
  )
  const paymentId = rows[0]?.id
  const checkoutContext = staffCheckoutContext(context)
  const state = paymentId
    ? await end(checkoutContext, { paymentId, move, note: staffNote(context, { did: did[move], reason }) })
    : null
  if (!paymentId || !state) return problem('state-changed')
  log.info({ tenant: site.id, staff: staff.id, reservation, move }, 'reservation ended by staff')
  if (state !== 'refund-due') return { state }
  return { state: (await refundPayment(checkoutContext, paymentId)) === 'refunded' ? 'refunded' : state }
}

const did = { complete: 'Sold', cancel: 'Cancelled', refund: 'Refund asked for' } as const
