import type { Pool } from 'pg'
import { keepsVehicle, type ReservationState, reservationStates } from '#schemas/reservation/reservation-state.ts'
import { type Garage, mostSaved } from '#schemas/shopper/garage.ts'
import type { BookingStatus } from '#schemas/test-drive/booking-status.ts'
import type { Owner } from './owner.ts'

/** The vehicle of a row; both null if it was deleted. */
export interface VehicleColumns {
  slug: string | null
  vehicle: string | null
}

const vehicleColumns = 'vehicles.slug, vehicles.name as vehicle'

/** Rows sent from the verified address or with the verified number, signed in or not. */
const isSentByOwner = (table: string): string =>
  `(($3 <> '' and lower(${table}.email) = $3) or regexp_replace(split_part(coalesce(${table}.phone, ''), ' ext', 1), '\\D', '', 'g') = any($4))`

export interface WatchlistRow {
  id: number
  price: string | null
  alerts: boolean | null
}

/** Saved vehicles, newest first. */
export async function findWatchlist(pool: Pool, [tenantId, shopperId]: Owner): Promise<WatchlistRow[]> {
  const { rows } = await pool.query<WatchlistRow>(
    `select vehicle_id as id, price, alerts from watchlist_entries
     where tenant_id = $1 and shopper_id = $2 and vehicle_id is not null order by created_at desc, id desc limit $3`,
    [tenantId, shopperId, mostSaved.vehicles],
  )
  return rows
}

export async function findSavedSearches(pool: Pool, [tenantId, shopperId]: Owner): Promise<Garage['searches']> {
  const { rows } = await pool.query<Garage['searches'][number]>(
    `select id, name, path, coalesce(alerts, false) as alerts from saved_searches
     where tenant_id = $1 and shopper_id = $2 order by created_at desc, id desc limit $3`,
    [tenantId, shopperId, mostSaved.searches],
  )
  return rows
}

export type PriceAlertRow = VehicleColumns & { id: number }

/** Active price alerts of the account or the verified email address. */
export async function findPriceAlerts(pool: Pool, [tenantId, shopperId, email]: Owner): Promise<PriceAlertRow[]> {
  const { rows } = await pool.query<PriceAlertRow>(
    `select price_alerts.id, ${vehicleColumns}
     from price_alerts join vehicles on vehicles.id = price_alerts.vehicle_id and vehicles.tenant_id = price_alerts.tenant_id
     where price_alerts.tenant_id = $1 and ended_at is null
       and (price_alerts.shopper_id = $2 or ($3 <> '' and lower(price_alerts.email) = $3))
     order by price_alerts.created_at desc, price_alerts.id desc limit 100`,
    [tenantId, shopperId, email],
  )
  return rows
}

export type BookingRow = VehicleColumns & { id: number; at: Date; status: BookingStatus; timeZone: string | null }

/** Test drives, latest first. */
export async function findBookings(pool: Pool, owner: Owner): Promise<BookingRow[]> {
  const { rows } = await pool.query<BookingRow>(
    `select bookings.id, bookings.starts_at as at, bookings.status, locations.time_zone as "timeZone", ${vehicleColumns}
     from bookings
       left join locations on locations.id = bookings.location_id and locations.tenant_id = bookings.tenant_id
       left join vehicles on vehicles.id = bookings.vehicle_id and vehicles.tenant_id = bookings.tenant_id
     where bookings.tenant_id = $1
       and (${isSentByOwner('bookings')} or exists (select from leads where leads.id = bookings.lead_id and leads.shopper_id = $2))
     order by bookings.starts_at desc, bookings.id desc limit 50`,
    [...owner],
  )
  return rows
}

export type EnquiryRow = VehicleColumns & { id: number; category: string; at: Date; isAnswered: boolean }

/** Enquiries to the dealer, newest first. One that is held as spam looks sent: nobody learns that they are suspected. */
export async function findEnquiries(pool: Pool, owner: Owner): Promise<EnquiryRow[]> {
  const { rows } = await pool.query<EnquiryRow>(
    `select leads.id, leads.category, leads.created_at as at, leads.status not in ('new', 'spam') as "isAnswered", ${vehicleColumns}
     from leads left join vehicles on vehicles.id = leads.vehicle_id and vehicles.tenant_id = leads.tenant_id
     where leads.tenant_id = $1 and (leads.shopper_id = $2 or ${isSentByOwner('leads')})
     order by leads.created_at desc, leads.id desc limit 50`,
    [...owner],
  )
  return rows
}

export type ReservationRow = VehicleColumns & { id: number; at: Date; state: ReservationState }

export async function findReservations(pool: Pool, owner: Owner): Promise<ReservationRow[]> {
  const { rows } = await pool.query<ReservationRow>(
    `select reservations.id, reservations.created_at as at, reservations.state, ${vehicleColumns}
     from reservations
       left join vehicles on vehicles.id = reservations.vehicle_id and vehicles.tenant_id = reservations.tenant_id
     where reservations.tenant_id = $1 and (reservations.shopper_id = $2 or ${isSentByOwner('reservations')})
     order by reservations.created_at desc, reservations.id desc limit 50`,
    [...owner],
  )
  return rows
}

/** Whether the owner has an active reservation. */
export async function hasOpenReservation(pool: Pool, owner: Owner): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from reservations where tenant_id = $1 and (shopper_id = $2 or ${isSentByOwner('reservations')})
       and state::text = any($5::text[]) limit 1`,
    [...owner, reservationStates.filter(keepsVehicle)],
  )
  return Boolean(rowCount)
}
