import { expect, test } from 'vitest'
import { zonedTime } from './zoned-time.ts'

const iso = (date: string, hhmm: string, timeZone: string) => {
  const [hours = 0, minutes = 0] = hhmm.split(':').map(Number)
  return zonedTime({ date, minutes: hours * 60 + minutes, timeZone })?.toISOString() ?? null
}

test.each([
  ['2026-07-01', '09:00', 'Australia/Sydney', '2026-06-30T23:00:00.000Z'],
  ['2026-12-01', '09:00', 'Australia/Sydney', '2026-11-30T22:00:00.000Z'],
  ['2026-12-01', '09:00', 'Australia/Brisbane', '2026-11-30T23:00:00.000Z'],
  ['2026-12-01', '09:00', 'Australia/Adelaide', '2026-11-30T22:30:00.000Z'],
  ['2026-12-01', '09:00', 'Pacific/Auckland', '2026-11-30T20:00:00.000Z'],
  ['2026-12-01', '09:00', 'America/Los_Angeles', '2026-12-01T17:00:00.000Z'],
])('%s %s in %s is %s', (date, time, timeZone, moment) => {
  expect(iso(date, time, timeZone)).toBe(moment)
})

test('an hour that the clock skips when summer begins is no time (4 October 2026, Sydney)', () => {
  expect(iso('2026-10-04', '02:30', 'Australia/Sydney')).toBeNull()
  expect(iso('2026-10-04', '01:30', 'Australia/Sydney')).toBe('2026-10-03T15:30:00.000Z')
  expect(iso('2026-10-04', '03:00', 'Australia/Sydney')).toBe('2026-10-03T16:00:00.000Z')
})

test('of an hour that the clock shows twice when summer ends it is the first (4 April 2027, Sydney)', () => {
  expect(iso('2027-04-04', '02:30', 'Australia/Sydney')).toBe('2027-04-03T15:30:00.000Z')
  expect(iso('2027-04-04', '09:00', 'Australia/Sydney')).toBe('2027-04-03T23:00:00.000Z')
})

test.each([
  ['Australia/Sydney', '2026-10-04', '2026-10-03T15:59:00.000Z', '2026-10-03T16:00:00.000Z'],
  ['Australia/Adelaide', '2026-10-04', '2026-10-03T16:29:00.000Z', '2026-10-03T16:30:00.000Z'],
  ['Pacific/Auckland', '2026-09-27', '2026-09-26T13:59:00.000Z', '2026-09-26T14:00:00.000Z'],
])('when summer begins in %s on %s, 1:59 am is followed by 3:00 am', (timeZone, date, before, after) => {
  expect([iso(date, '01:59', timeZone), iso(date, '02:00', timeZone), iso(date, '02:59', timeZone)]).toEqual([
    before,
    null,
    null,
  ])
  expect(iso(date, '03:00', timeZone)).toBe(after)
})

test.each([
  ['Australia/Sydney', '2027-04-03T15:00:00.000Z', '2027-04-03T17:00:00.000Z'],
  ['Australia/Adelaide', '2027-04-03T15:30:00.000Z', '2027-04-03T17:30:00.000Z'],
  ['Pacific/Auckland', '2027-04-03T13:00:00.000Z', '2027-04-03T15:00:00.000Z'],
])('when summer ends in %s, 2:00 am is the first of two, and 3:00 am is two hours after it', (timeZone, two, three) => {
  expect([iso('2027-04-04', '02:00', timeZone), iso('2027-04-04', '03:00', timeZone)]).toEqual([two, three])
})

test('Perth has no summer time', () => {
  expect(iso('2026-10-04', '02:30', 'Australia/Perth')).toBe('2026-10-03T18:30:00.000Z')
  expect(iso('2027-04-04', '02:30', 'Australia/Perth')).toBe('2027-04-03T18:30:00.000Z')
})
