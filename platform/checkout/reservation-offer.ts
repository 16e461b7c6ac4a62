import { canReserve } from '#schemas/reservation/can-reserve.ts'
import type { ReservationState } from '#schemas/reservation/reservation-state.ts'
import type { Service } from '../context/api-context.ts'

/** Said before anybody types: somebody else may be at the payment. */
export const reservationOffer: Service<'reservationOffer'> = async (context, { slug, key }) => {
  const { content, tenant, site, partners, pool, now } = context
  const vehicle = await content.findVehicle(tenant, slug)
  if (!vehicle || !canReserve(vehicle, site)) return { offer: 'gone' }
  if (!partners.payments) return { offer: 'closed' }
  const { rows } = await pool.query<{ key: string; state: ReservationState }>(
    `select key, state from reservations where tenant_id = $1 and vehicle_id = $2
       and (state = 'paid' or (state = 'held' and expires_at > $3)) limit 1`,
    [tenant.id, vehicle.id, now],
  )
  const [kept] = rows
  if (!kept) return { offer: 'free' }
  // Pages and the index follow a payment a moment later.
  if (kept.state === 'paid') return { offer: 'gone' }
  return { offer: kept.key === key ? 'yours' : 'held' }
}
