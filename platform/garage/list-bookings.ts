import type { Garage } from '#schemas/shopper/garage.ts'
import type { BookingStatus } from '#schemas/test-drive/booking-status.ts'
import type { ApiContext } from '../context/api-context.ts'
import { aboutVehicle, nameOf, type NamedVehicle } from './about-vehicle.ts'
import { type Owner, sentBy } from './owner.ts'

const words = { booked: 'Booked', done: 'Done', missed: 'Missed', cancelled: 'Cancelled' } as const satisfies Record<
  BookingStatus,
  string
>

/** Test drives, the latest first. */
export async function listBookings({ pool }: Pick<ApiContext, 'pool'>, owner: Owner): Promise<Garage['bookings']> {
  const { rows } = await pool.query<NamedVehicle & { id: number; at: Date; status: BookingStatus }>(
    `select bookings.id, bookings.starts_at as at, bookings.status, ${aboutVehicle}
     from bookings left join vehicles on vehicles.id = bookings.vehicle_id and vehicles.tenant_id = bookings.tenant_id
     where bookings.tenant_id = $1
       and (${sentBy('bookings')} or exists (select from leads where leads.id = bookings.lead_id and leads.shopper_id = $2))
     order by bookings.starts_at desc, bookings.id desc limit 50`,
    [...owner],
  )
  return rows.map(({ id, at, status, slug, vehicle }) => ({
    id,
    title: 'Test drive',
    at: at.toISOString(),
    state: words[status],
    ...nameOf({ slug, vehicle }),
  }))
}
