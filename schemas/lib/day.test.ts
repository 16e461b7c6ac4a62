import { expect, test } from 'vitest'
import { formatDay, readDay } from './day.ts'

const zones = ['Pacific/Auckland', 'Australia/Sydney', 'Australia/Perth', 'America/Los_Angeles', 'UTC']

test.each([
  '2027-01-31',
  '2027-01-31T00:00:00.000Z',
  '2027-01-31T12:00:00.000Z',
  '2027-01-31T12:00:00Z',
  '2027-01-31 09:30',
  '2027-01-31T23:30:00',
  '2027-01-31T00:00:00+13:00',
  '2027-01-31T23:59:59.999-1000',
])('%s is 31 January in every zone', (stored) => {
  expect(zones.map((zone) => readDay(stored, zone))).toEqual(zones.map(() => '2027-01-31'))
})

test('a moment of a feed falls on the day of the site', () => {
  expect(readDay('2027-03-05T14:00:00.000Z', 'Australia/Brisbane')).toBe('2027-03-06')
  expect(readDay('2027-03-05T14:00:00.000Z', 'Australia/Perth')).toBe('2027-03-05')
})

test.each(['soon', '', '31/1/2027', '2027-02-30', '2027-02-29T00:00:00Z', '2027-01-31T25:00:00Z', '2027-01-31 soon'])(
  '%j is no day',
  (text) => {
    expect(readDay(text, 'Australia/Perth')).toBeNull()
  },
)

test('a day is told as it is', () => {
  expect(formatDay('2027-01-31', 'day')).toBe('31 January 2027')
  expect(formatDay('2027-01-31', 'shortDay')).toBe('31 Jan 2027')
  expect(formatDay('2025-06-30', 'longMonth')).toBe('June 2025')
})
