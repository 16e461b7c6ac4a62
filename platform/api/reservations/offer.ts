import { canReserve } from '#schemas/reservation/can-reserve.ts'
import type { Service } from '../service.ts'

/** Said before anybody types: somebody else may be at the payment. */
export const reservationOffer: Service<'reservationOffer'> = async (context, { slug }) => {
  const { content, tenant, site, partners, pool, now } = context
  const vehicle = await content.findVehicle(tenant, slug)
  if (!vehicle || !canReserve(vehicle, site)) return { offer: 'gone' }
  if (!partners.payments) return { offer: 'closed' }
  const { rowCount } = await pool.query(
    `select from reservations where tenant_id = $1 and vehicle_id = $2
       and (state = 'paid' or (state = 'held' and expires_at > $3)) limit 1`,
    [tenant.id, vehicle.id, now],
  )
  return { offer: rowCount === 0 ? 'free' : 'held' }
}
