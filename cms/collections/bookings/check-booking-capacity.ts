import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { takesTime } from '#schemas/test-drive/booking-status.ts'
import { idOf } from '../../outbox/announce.ts'
import { databaseOf } from '../../outbox/write-event.ts'
import { refusal } from '../../refusal.ts'

/** The field whose refusal says that a time is taken, for anyone who has to tell that from other refusals. */
export const takenField = 'starts_at'

/**
 * One test drive at a time for a vehicle, and as many at a location as the site allows. Bookings of one location are made one after the other: each
 * waits, in its own transaction, until the one before it is there to be seen or was given up. vehicles §2, Test drive dialog
 */
export const checkBookingCapacity: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const booking = { ...originalDoc, ...data }
  const [tenant, location, vehicle] = [idOf(booking.tenant), idOf(booking.location), idOf(booking.vehicle)]
  if (!takesTime(booking.status ?? 'booked') || tenant === null || location === null || !isMoved(originalDoc, booking))
    return data
  const db = await databaseOf(req)
  for (const key of [`location:${location}`, ...(vehicle === null ? [] : [`vehicle:${vehicle}`])])
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`test-drive:${tenant}:${key}`}, 0))`)
  const starts = new Date(booking.starts_at).toISOString()
  const { rows } = await db.execute(sql`
    with of_site as (
      select coalesce(own.config_test_drive_capacity, template.config_test_drive_capacity, 1) as capacity
      from tenants own left join tenants template on template.id = own.template_id where own.id = ${tenant}
    ), at_this_time as (
      select location_id, vehicle_id from bookings
      where tenant_id = ${tenant} and status <> 'cancelled' and id <> ${originalDoc?.id ?? 0}
        and starts_at < ${starts}::timestamptz + make_interval(mins => ${booking.minutes}::int)
        and starts_at + make_interval(mins => minutes::int) > ${starts}::timestamptz
    )
    select (select count(*) from at_this_time where location_id = ${location}) >= (select capacity from of_site) as is_full,
      exists (select 1 from at_this_time where vehicle_id = ${vehicle}::int) as is_out
  `)
  const [found] = rows
  if (found?.is_out === true)
    throw taken(collection.slug, 'This vehicle is booked for another test drive at that time.')
  if (found?.is_full === true) throw taken(collection.slug, 'This location is fully booked at that time.')
  return data
}

const taken = (collection: string, message: string) =>
  refusal(collection, [{ path: takenField, message: `${message} Choose another.` }])

const placing = ['status', 'starts_at', 'minutes', 'location', 'vehicle'] as const

/** Notes are taken down about a full hour as well. */
const isMoved = (before: Record<string, unknown> | undefined, now: Record<string, unknown>): boolean =>
  before === undefined || placing.some((name) => plain(before[name]) !== plain(now[name]))

const plain = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString() : typeof value === 'object' ? idOf(value) : value
