import fc from 'fast-check'
import { expect, test } from 'vitest'
import { location } from '../location/location.ts'
import { siteConfig } from '../tenant/site-config.ts'
import { timeWords } from '../location/time-words.ts'
import { testDriveSlots, type TakenTime } from './slots.ts'

const rules = siteConfig.parse({}).testDrive
const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open' as const, open: '08:30', close: '17:30' }))
const branch = (special: object[] = [], hours: object[] = weekdays) =>
  location.parse({ id: 7, name: 'Branch', slug: 'branch', address: {}, opening_hours: hours, special_hours: special })

const timeZone = 'Australia/Sydney'
/** Sunday evening in Sydney. */
const now = new Date('2026-11-22T09:00:00Z')
const slots = (changes: Partial<Parameters<typeof testDriveSlots>[0]> = {}) =>
  testDriveSlots({ location: branch(), vehicleId: 3, taken: [], rules, now, timeZone, ...changes })
const labels = (day: { slots: { label: string }[] } | undefined) => day?.slots.map(({ label }) => label)
const taken = (startsAt: string, changes: Partial<TakenTime> = {}): TakenTime => ({
  startsAt: new Date(startsAt),
  minutes: 60,
  locationId: 7,
  vehicleId: 99,
  ...changes,
})

test('times follow each other within the location’s hours, and the last ends before it closes (vehicles §7, Appointment slots)', () => {
  expect(slots()[0]).toMatchObject({ date: '2026-11-23', label: 'Mon 23 Nov' })
  expect(labels(slots()[0])).toEqual([
    '8:30am',
    '9:30am',
    '10:30am',
    '11:30am',
    '12:30pm',
    '1:30pm',
    '2:30pm',
    '3:30pm',
    '4:30pm',
  ])
})

test('a time is a moment on the site’s own clock', () => {
  expect(slots()[0]?.slots[0]?.starts_at).toBe('2026-11-22T21:30:00.000Z')
  expect(slots({ timeZone: 'Australia/Brisbane' })[0]?.slots[0]?.starts_at).toBe('2026-11-22T22:30:00.000Z')
})

test('across the beginning of summer the doors open by the clock, an hour earlier for the rest of the world', () => {
  const [friday, monday] = slots({ now: new Date('2026-10-01T20:00:00Z') })
  expect(friday?.slots[0]?.starts_at).toBe('2026-10-01T22:30:00.000Z')
  expect(monday?.slots[0]?.starts_at).toBe('2026-10-04T21:30:00.000Z')
})

test('a closed day has no times; neither has a holiday', () => {
  const special = [{ date: '2026-11-23', name: 'Show Day', status: 'Closed', open: null, close: null }]
  expect(slots({ location: branch(special) })[0]?.date).toBe('2026-11-24')
  expect(slots().map(({ label }) => label.slice(0, 3))).not.toContain('Sun')
})

test('special hours replace the weekly hours of a day (locations §3, Opening and special hours)', () => {
  const special = [{ date: '2026-11-23', name: '', status: 'Open', open: '10:00', close: '12:30' }]
  expect(labels(slots({ location: branch(special) })[0])).toEqual(['10:00am', '11:00am'])
})

test('nothing can be booked sooner than the site wants to know', () => {
  const monday = new Date('2026-11-23T00:00:00Z')
  expect(labels(slots({ now: monday })[0])?.[0]).toBe('1:30pm')
  expect(labels(slots({ now: monday, rules: { ...rules, noticeHours: 24 } })[0])?.[0]).toBe('11:30am')
})

test('a time that is taken is gone', () => {
  const first = taken('2026-11-22T21:30:00Z')
  expect(labels(slots({ taken: [first] })[0])?.[0]).toBe('9:30am')
})

test('where two can be driven at once the second is free, but not with the vehicle that is out', () => {
  const first = taken('2026-11-22T21:30:00Z')
  const two = { ...rules, capacity: 2 }
  expect(labels(slots({ taken: [first], rules: two })[0])?.[0]).toBe('8:30am')
  expect(labels(slots({ taken: [{ ...first, vehicleId: 3 }], rules: two })[0])?.[0]).toBe('9:30am')
})

test('a vehicle that is out elsewhere is out', () => {
  expect(labels(slots({ taken: [taken('2026-11-22T21:30:00Z', { locationId: 8, vehicleId: 3 })] })[0])?.[0]).toBe(
    '9:30am',
  )
})

test('a drive that began before and is not over yet takes the time as well', () => {
  expect(labels(slots({ taken: [taken('2026-11-22T21:00:00Z')] })[0])?.[0]).toBe('9:30am')
})

test('a location without hours has no times', () => {
  expect(slots({ location: branch([], []) })).toEqual([])
})

test('for any hours, all times are within them and do not overlap', () => {
  const time = fc
    .integer({ min: 0, max: 1439 })
    .map((m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`)
  const hours = fc.array(
    fc.record({
      weekday: fc.integer({ min: 0, max: 6 }),
      status: fc.constantFrom('Open', 'Closed'),
      open: time,
      close: time,
    }),
    { maxLength: 14 },
  )
  const zones = fc.constantFrom('Australia/Sydney', 'Australia/Lord_Howe', 'Pacific/Auckland', 'Pacific/Chatham')
  fc.assert(
    fc.property(
      hours,
      zones,
      fc.integer({ min: 15, max: 240 }),
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
      (opening, zone, minutes, at) => {
        const found = slots({
          location: branch([], opening),
          timeZone: zone,
          now: at,
          rules: { ...rules, minutes },
        }).flatMap((day) => day.slots.map(({ starts_at }) => Date.parse(starts_at)))
        for (const [index, start] of found.entries()) {
          expect(start).toBeGreaterThanOrEqual(at.getTime() + rules.noticeHours * 3_600_000)
          expect(start - (found[index - 1] ?? -Infinity)).toBeGreaterThan(0)
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('a booked time is said on the clock of the site', () => {
  expect(timeWords('2026-11-22T22:30:00.000Z', 'Australia/Brisbane')).toBe('Mon 23 Nov, 8:30am')
  expect(timeWords('2026-11-22T22:30:00.000Z', 'Australia/Sydney')).toBe('Mon 23 Nov, 9:30am')
})
