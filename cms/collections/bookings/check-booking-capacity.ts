import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { takesTime } from '#schemas/test-drive/booking-status.ts'
import { lockInRequest } from '../../database/lock-in-request.ts'
import { readId } from '../../outbox/announce.ts'
import { getDatabase } from '../../outbox/write-event.ts'
import { refusal } from '../../refusal.ts'
import * as texts from './texts.ts'

/** The field whose validation error means a full time slot. Callers use it to distinguish that error from others. */
export const takenField = 'starts_at'

/**
 * Allows one test drive at a time per vehicle and a configured number per location. Bookings of one location are serialised: each waits in
 * its transaction until the previous one is committed or rolled back. vehicles §2, Test drive dialog
 */
export const checkBookingCapacity: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const booking = { ...originalDoc, ...data }
  const [tenant, location, vehicle] = [readId(booking.tenant), readId(booking.location), readId(booking.vehicle)]
  if (!takesTime(booking.status ?? 'booked') || tenant === null || location === null || !isMoved(originalDoc, booking))
    return data
  for (const key of [`location:${location}`, ...(vehicle === null ? [] : [`vehicle:${vehicle}`])])
    await lockInRequest(req, { name: 'testDriveTimes', subject: `${tenant}:${key}` })
  const db = await getDatabase(req)
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
  if (found?.is_out === true) throw taken(collection.slug, texts.thisVehicleBookedForAnotherTestDrive)
  if (found?.is_full === true) throw taken(collection.slug, texts.thisLocationFullyBookedAtThatTime)
  return data
}

const taken = (collection: string, message: string) =>
  refusal(collection, [{ path: takenField, message: texts.messageChooseAnother({ message }) }])

const placing = ['status', 'starts_at', 'minutes', 'location', 'vehicle'] as const

/** Notes can be edited on a booking in a full time slot too. */
const isMoved = (before: Record<string, unknown> | undefined, now: Record<string, unknown>): boolean =>
  before === undefined || placing.some((name) => plain(before[name]) !== plain(now[name]))

const plain = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString() : typeof value === 'object' ? readId(value) : value
