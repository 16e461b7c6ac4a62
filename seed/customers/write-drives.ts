import { toZonedDateTime } from '#schemas/lib/to-zoned-date-time.ts'
import { zonedTime } from '#schemas/lib/zoned-time.ts'
import { at } from './at.ts'
import { type Desk, store } from './desk.ts'
import type { WrittenLead } from './write-leads.ts'

interface Drive {
  /** Days from the day of the seed. */
  day: number
  /** Minutes after midnight, in the site's time zone. */
  minutes: number
  status: 'booked' | 'done' | 'missed' | 'cancelled'
  notes?: string
}

const drives: readonly Drive[] = [
  { day: -9, minutes: 10 * 60, status: 'done', notes: 'Liked it, talks to the bank.' },
  { day: -6, minutes: 15 * 60, status: 'missed' },
  { day: -4, minutes: 11 * 60, status: 'done' },
  { day: -2, minutes: 13 * 60, status: 'cancelled' },
  { day: 1, minutes: 10 * 60, status: 'booked', notes: 'Bring the licence.' },
  { day: 2, minutes: 14 * 60, status: 'booked' },
  { day: 3, minutes: 11 * 60, status: 'booked' },
  { day: 5, minutes: 9 * 60, status: 'booked' },
]

/** Test drives of last week and next week, none on a Sunday. */
export async function writeDrives(desk: Desk, leads: readonly WrittenLead[]): Promise<void> {
  const branch = desk.branches.find(({ type }) => type === 'sales')
  const testDriveLeads = leads.filter(({ kind }) => kind === 'test-drive')
  if (!branch || desk.vehicles.length === 0) return
  for (const [index, { day, minutes, status, notes }] of drives.entries()) {
    const lead = status === 'booked' || status === 'done' ? testDriveLeads[index % 4] : undefined
    const person = lead?.person ?? at(desk.people, index + 5)
    const vehicle = lead?.vehicle ?? at(desk.vehicles, index * 5 + 1)
    const starts = zonedTime({ date: getDate(desk, day), minutes, timeZone: desk.company.timeZone })
    if (!starts) continue
    await store(desk, {
      collection: 'bookings',
      ago: Math.max(1, 24 - day * 24),
      data: {
        status,
        starts_at: starts.toISOString(),
        minutes: 60,
        vehicle: vehicle.id,
        location: vehicle.location ?? branch.id,
        name: `${person.name} ${person.last_name}`,
        phone: person.phone,
        email: person.email,
        lead: lead?.id ?? null,
        notes: notes ?? null,
      },
    })
  }
}

/** `2026-11-23`; a Sunday moves to the next day. */
function getDate({ now, company }: Desk, days: number): string {
  const day = toZonedDateTime(now, company.timeZone).toPlainDate().add({ days })
  return day.add({ days: day.dayOfWeek === 7 ? 1 : 0 }).toString()
}
