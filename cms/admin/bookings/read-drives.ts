import type { Payload, TypedUser } from 'payload'
import { readId } from '../../outbox/announce.ts'
import { toZonedDateTime } from '#schemas/lib/to-zoned-date-time.ts'
import { hourWords } from '#schemas/location/time-words.ts'

export interface Drive {
  id: number
  /** On its location's clock: `9:00am`. */
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

interface DriveQuery {
  payload: Payload
  user: TypedUser
  /** The chosen site; null for all sites of the user. */
  chosen: number | null
  now: Date
}

const days = 7
const most = 200

/** The test drives of today and the next six days that the user may see. Each drive is listed under the date on its location's clock. */
export async function readDrives({ payload, user, chosen, now }: DriveQuery): Promise<DriveDay[]> {
  const zones = await zonesOfSites({ payload, user, chosen })
  const [zone = 'UTC'] = zones.values()
  const { docs } = await payload.find({
    collection: 'bookings',
    user,
    overrideAccess: false,
    depth: 1,
    limit: most,
    sort: 'starts_at',
    populate: { vehicles: { name: true }, locations: { name: true, time_zone: true }, tenants: {} },
    where: {
      and: [
        { status: { equals: 'booked' } },
        { starts_at: { greater_than: new Date(now.getTime() - 86_400_000).toISOString() } },
        { starts_at: { less_than: new Date(now.getTime() + (days + 1) * 86_400_000).toISOString() } },
        ...(chosen === null ? [] : [{ tenant: { equals: chosen } }]),
      ],
    },
  })
  const drives = docs.map((doc) => {
    const timeZone = textIn(doc.location, 'time_zone') || (zones.get(readId(doc.tenant) ?? 0) ?? zone)
    return {
      shown: shownOn(doc.starts_at, timeZone),
      drive: {
        id: doc.id,
        time: hourWords(doc.starts_at, timeZone),
        name: doc.name,
        vehicle: textIn(doc.vehicle, 'name'),
        location: textIn(doc.location, 'name'),
      },
    }
  })
  const today = Date.parse(`${shownOn(now.toISOString(), zone).slice(0, 10)}T00:00:00Z`)
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(today + index * 86_400_000)
    const date = day.toISOString().slice(0, 10)
    return {
      date,
      label: dayLabel(day),
      isToday: index === 0,
      drives: drives
        .filter(({ shown }) => shown.startsWith(date))
        .toSorted((one, other) => one.shown.localeCompare(other.shown))
        .map(({ drive }) => drive),
    }
  })
}

/** The time zone of each site that the user can see, including sites without bookings. */
async function zonesOfSites({ payload, user, chosen }: Omit<DriveQuery, 'now'>): Promise<Map<number, string>> {
  const { docs } = await payload.find({
    collection: 'tenants',
    user,
    overrideAccess: false,
    depth: 0,
    pagination: false,
    sort: 'id',
    select: { timeZone: true },
    where: chosen === null ? {} : { id: { equals: chosen } },
  })
  return new Map(docs.map(({ id, timeZone }) => [id, timeZone]))
}

/** The name of a populated document; empty if the document was deleted. */
function textIn(value: unknown, name: string): string {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null
  return typeof found === 'string' ? found : ''
}

/** Local date and time: ISO 8601 without the zone. */
const shownOn = (moment: string, timeZone: string): string =>
  toZonedDateTime(new Date(moment), timeZone).toPlainDateTime().toString({ smallestUnit: 'millisecond' })

const dayLabel = (day: Date): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
    .format(day)
    .replace(',', '')
