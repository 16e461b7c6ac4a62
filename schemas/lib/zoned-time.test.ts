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
