import type { Payload, TypedUser } from 'payload'

export interface Drive {
  id: number
  /** On the clock of its site: `9:00am`. */
  time: string
  name: string
  vehicle: string
  location: string
}

export interface DriveDay {
  /** `2026-11-23` */
  date: string
  /** `Mon 23 Nov` */
  label: string
  isToday: boolean
  drives: Drive[]
}

interface Asked {
  payload: Payload
  user: TypedUser
  /** The site that was chosen; null for all of a person's sites. */
  chosen: number | null
  now: Date
}

const days = 7
const most = 200

/** Today and the six days after it with what is booked, as far as a person may see it. Each drive stands on the day of its own site's clock. */
export async function readDrives({ payload, user, chosen, now }: Asked): Promise<DriveDay[]> {
  const { docs } = await payload.find({
    collection: 'bookings',
    user,
    overrideAccess: false,
    depth: 1,
    limit: most,
    sort: 'starts_at',
    populate: { vehicles: { name: true }, locations: { name: true }, tenants: { timeZone: true } },
    where: {
      and: [
        { status: { equals: 'booked' } },
        { starts_at: { greater_than: new Date(now.getTime() - 86_400_000).toISOString() } },
        { starts_at: { less_than: new Date(now.getTime() + (days + 1) * 86_400_000).toISOString() } },
        ...(chosen === null ? [] : [{ tenant: { equals: chosen } }]),
      ],
    },
  })
  const zones = docs.map(({ tenant }) => textIn(tenant, 'timeZone') || 'Australia/Brisbane')
  const zone = zones[0] ?? 'Australia/Brisbane'
  const drives = docs.map((doc, index) => {
    const timeZone = zones[index] ?? zone
    return {
      date: dateOn(doc.starts_at, timeZone),
      minute: minuteOn(doc.starts_at, timeZone),
      drive: {
        id: doc.id,
        time: timeOn(doc.starts_at, timeZone),
        name: doc.name,
        vehicle: textIn(doc.vehicle, 'name'),
        location: textIn(doc.location, 'name'),
      },
    }
  })
  const today = Date.parse(`${dateOn(now.toISOString(), zone)}T00:00:00Z`)
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(today + index * 86_400_000)
    const date = day.toISOString().slice(0, 10)
    return {
      date,
      label: dayLabel(day),
      isToday: index === 0,
      drives: drives
        .filter((each) => each.date === date)
        .toSorted((one, other) => one.minute - other.minute)
        .map(({ drive }) => drive),
    }
  })
}

/** A name of what was populated; empty where it is gone. */
function textIn(value: unknown, name: string): string {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null
  return typeof found === 'string' ? found : ''
}

const dateOn = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(moment),
  )

const timeOn = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true })
    .format(new Date(moment))
    .replace(/\s/g, '')
    .toLowerCase()

/** Of the day, on a clock: what stands above what. */
function minuteOn(moment: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
    .format(new Date(moment))
    .split(':')
    .map(Number)
  return hours * 60 + minutes
}

const dayLabel = (day: Date): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
    .format(day)
    .replace(',', '')
