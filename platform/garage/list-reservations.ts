import type { ReservationState } from '#schemas/reservation/reservation-state.ts'
import type { Garage } from '#schemas/shopper/garage.ts'
import type { ApiContext } from '../context/api-context.ts'
import { aboutVehicle, nameOf, type NamedVehicle } from './about-vehicle.ts'
import { type Owner, sentBy } from './owner.ts'

const words = {
  held: 'Waiting for payment',
  paid: 'Reserved for you',
  completed: 'Completed',
  expired: 'Expired',
  cancelled: 'Cancelled',
  'refund-due': 'Being refunded',
  refunded: 'Refunded',
} as const satisfies Record<ReservationState, string>

export async function listReservations(
  { pool }: Pick<ApiContext, 'pool'>,
  owner: Owner,
): Promise<Garage['reservations']> {
  const { rows } = await pool.query<NamedVehicle & { id: number; at: Date; state: ReservationState }>(
    `select reservations.id, reservations.created_at as at, reservations.state, ${aboutVehicle}
     from reservations
       left join vehicles on vehicles.id = reservations.vehicle_id and vehicles.tenant_id = reservations.tenant_id
     where reservations.tenant_id = $1 and (reservations.shopper_id = $2 or ${sentBy('reservations')})
     order by reservations.created_at desc, reservations.id desc limit 50`,
    [...owner],
  )
  return rows.map(({ id, at, state, slug, vehicle }) => ({
    id,
    title: 'Reservation',
    at: at.toISOString(),
    state: words[state],
    ...nameOf({ slug, vehicle }),
  }))
}
