import { ValidationError } from 'payload'
import { takenField } from '#cms/index.ts'
import type { Location } from '#schemas/location/location.ts'
import type { LeadAnswer } from '#schemas/lead/lead-input.ts'
import type { LeadValues } from '#schemas/lead/lead-values.ts'
import { isProblem, problem, type Problem } from '#schemas/problem.ts'
import type { SlotDay } from '#schemas/test-drive/slot-days.ts'
import { timeWords } from '#schemas/test-drive/time-words.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { listTaken, placeOfDrive, slotsAt } from './find-slots.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import { buildLead } from './build-lead.ts'
import { type FormInPlace, readInput } from './read-input.ts'
import { storeLead } from './store-lead.ts'
import type { ApiContext, Service } from '../context/api-context.ts'

/**
 * The lead and, where a time was chosen, its booking: both or neither. The date is optional. Of two shoppers who choose the last place of a time
 * at once, one gets it and the other hears why. vehicles §2, Test drive dialog
 */
export const testDriveBooking: Service<'testDriveBooking'> = async (context, input) => {
  const read = await readInput(context, { ...input, kind: 'test-drive' })
  if (isProblem(read)) return read
  const { tenant, site, caller } = context
  const lead = buildLead({
    ...read,
    tenantId: tenant.id,
    site,
    shopper: caller.shopper,
    input: { ...input, kind: 'test-drive' },
  })
  const startsAt = String(read.values.starts_at ?? '')
  // What a machine sent takes no time from anybody.
  if (startsAt === '' || lead.status === 'spam') {
    const stored = await storeLead(context, lead)
    if (isProblem(stored)) return stored
    return answer(context, { id: stored.id, startsAt: await timeOf(context, stored.id) })
  }
  const drive = { ...read, startsAt: new Date(startsAt).toISOString() }
  const location = placeOfDrive({ ...read, locationId: Number(read.values.location) || undefined })
  if (!location) return problem('time-closed')
  try {
    const stored = await storeLead(context, { ...lead, location: location.id }, async (leadId, req) => {
      const refused = await refusalOf(context, { drive, location })
      if (refused) throw new Refused(refused)
      await book(context, { ...drive, location, leadId, req })
    })
    if (isProblem(stored)) return stored
    const booked = stored.isRepeat ? await timeOf(context, stored.id) : drive.startsAt
    return answer(context, { id: stored.id, startsAt: booked })
  } catch (error) {
    if (error instanceof Refused) return error.problem
    if (error instanceof ValidationError && error.data.errors.some(({ path }) => path === takenField))
      return problem('time-taken')
    throw error
  }
}

const answer = ({ site }: ApiContext, { id, startsAt }: { id: number; startsAt: string | null }): LeadAnswer => ({
  lead_id: id,
  starts_at: startsAt,
  time: startsAt === null ? '' : timeWords(startsAt, site.timeZone),
})

/** Gives the transaction up: nothing of it is kept. */
class Refused extends Error {
  readonly problem: Problem

  constructor(refused: Problem) {
    super(refused.detail)
    this.problem = refused
  }
}

interface Drive extends FormInPlace {
  values: LeadValues
  startsAt: string
}

/** A time outside of the hours is closed, one within them that is not free is taken. */
async function refusalOf(
  context: ApiContext,
  { drive, location }: { drive: Drive; location: Location },
): Promise<Problem | null> {
  const at = { location, vehicle: drive.vehicle }
  const offers = (days: readonly SlotDay[]) =>
    days.some(({ slots }) => slots.some(({ starts_at }) => starts_at === drive.startsAt))
  if (!offers(slotsAt(context, { ...at, taken: [] }))) return problem('time-closed')
  return offers(slotsAt(context, { ...at, taken: await listTaken(context) })) ? null : problem('time-taken')
}

interface Booking extends Drive {
  location: Location
  leadId: number
  req: InTransaction
}

/** The collection itself refuses what somebody else has booked meanwhile. */
async function book({ payload, tenant, site }: ApiContext, booking: Booking): Promise<void> {
  const { values, vehicle, startsAt, location, leadId, req } = booking
  await payload.create({
    collection: 'bookings',
    data: {
      tenant: tenant.id,
      status: 'booked',
      starts_at: startsAt,
      minutes: site.config.testDrive.minutes,
      vehicle: idOf(vehicle),
      location: location.id,
      name: [values.name, values.last_name].filter(Boolean).join(' '),
      phone: String(values.phone ?? ''),
      email: String(values.email ?? ''),
      lead: leadId,
    },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

const idOf = (vehicle: Vehicle | null): number | null => vehicle?.id ?? null

async function timeOf({ pool }: ApiContext, leadId: number): Promise<string | null> {
  const { rows } = await pool.query<{ starts_at: Date }>('select starts_at from bookings where lead_id = $1 limit 1', [
    leadId,
  ])
  return rows[0]?.starts_at.toISOString() ?? null
}
