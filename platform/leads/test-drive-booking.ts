import { ValidationError } from 'payload'
import { takenField } from '#cms/index.ts'
import { timeZoneAt } from '#schemas/location/time-zone.ts'
import type { Location } from '#schemas/location/location.ts'
import type { LeadAnswer } from '#schemas/lead/lead-input.ts'
import type { LeadValues } from '#schemas/lead/lead-values.ts'
import { isProblem, problem, type Problem } from '#schemas/problem.ts'
import type { SlotDay } from '#schemas/test-drive/slot-days.ts'
import { placeTimeWords } from '#schemas/location/time-words.ts'
import { placeOfDrive, slotsAt } from './find-slots.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import { formLead } from './form-lead.ts'
import { findSuspicion, markSuspected } from './mark-suspected.ts'
import { type FormInPlace, readInput } from './read-input.ts'
import { findBookedTime, listTakenTimes, writeBooking } from './store.ts'
import { storeLead } from './store-lead.ts'
import type { ApiContext, Service } from '../context/api-context.ts'

/**
 * Stores the lead and, if a time was chosen, its booking: both or neither. The date is optional. If two shoppers choose the last slot, one
 * gets it and the other gets the reason. vehicles §2, Test drive dialog
 */
export const testDriveBooking: Service<'testDriveBooking'> = async (context, input) => {
  const read = await readInput(context, { ...input, kind: 'test-drive' })
  if (isProblem(read)) return read
  const { tenant, site, caller } = context
  const startsAt = String(read.values.starts_at ?? '')
  const location = placeOfDrive({ ...read, locationId: Number(read.values.location) || undefined })
  const built = formLead({
    ...read,
    tenantId: tenant.id,
    site,
    shopper: caller.shopper,
    input: { ...input, kind: 'test-drive' },
    locationId: startsAt === '' ? undefined : location?.id,
  })
  const lead = markSuspected(built, await findSuspicion(context, built, input))
  if (startsAt === '') {
    const stored = await storeLead(context, lead)
    if (isProblem(stored)) return stored
    return answer(context, { id: stored.id, startsAt: await findBookedTime(context.pool, stored.id) })
  }
  const drive = { ...read, startsAt: new Date(startsAt).toISOString() }
  if (!location) return problem('time-closed')
  try {
    const stored = await storeLead(context, lead, async (leadId, req) => {
      const refused = await readRefusal(context, { drive, location })
      if (refused) throw new Refused(refused)
      await book(context, { ...drive, location, leadId, req })
    })
    if (isProblem(stored)) return stored
    const booked = stored.isRepeat ? await findBookedTime(context.pool, stored.id) : drive.startsAt
    return answer(context, { id: stored.id, startsAt: booked, location })
  } catch (error) {
    if (error instanceof Refused) return error.problem
    if (error instanceof ValidationError && error.data.errors.some(({ path }) => path === takenField))
      return problem('time-taken')
    throw error
  }
}

interface LeadAnswerInput {
  id: number
  startsAt: string | null
  location?: Location
}

/** The time is on the clock of the location. */
const answer = ({ site }: ApiContext, { id, startsAt, location }: LeadAnswerInput): LeadAnswer => ({
  lead_id: id,
  starts_at: startsAt,
  time:
    startsAt === null
      ? ''
      : placeTimeWords(startsAt, {
          location: location ? timeZoneAt(location, site) : site.timeZone,
          site: site.timeZone,
        }),
})

/** Rolls the transaction back. */
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

/** A time outside opening hours is closed; one within them that is unavailable is taken. */
async function readRefusal(
  context: ApiContext,
  { drive, location }: { drive: Drive; location: Location },
): Promise<Problem | null> {
  const at = { location, vehicle: drive.vehicle }
  const offers = (days: readonly SlotDay[]) =>
    days.some(({ slots }) => slots.some(({ starts_at }) => starts_at === drive.startsAt))
  if (!offers(slotsAt(context, { ...at, taken: [] }))) return problem('time-closed')
  return offers(slotsAt(context, { ...at, taken: await listTakenTimes(context.pool, context.tenant.id, context.now) }))
    ? null
    : problem('time-taken')
}

interface Booking extends Drive {
  location: Location
  leadId: number
  req: InTransaction
}

/** The collection rejects a time that was booked in the meantime. */
async function book({ payload, tenant, site }: ApiContext, booking: Booking): Promise<void> {
  const { values, vehicle, startsAt, location, leadId, req } = booking
  const row = {
    tenant: tenant.id,
    starts_at: startsAt,
    minutes: site.config.testDrive.minutes,
    vehicle: vehicle?.id ?? null,
    location: location.id,
    name: [values.name, values.last_name].filter(Boolean).join(' '),
    phone: String(values.phone ?? ''),
    email: String(values.email ?? ''),
    lead: leadId,
  }
  await writeBooking(payload, row, req)
}
