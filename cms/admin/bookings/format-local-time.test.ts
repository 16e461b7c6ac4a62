import { expect, test } from 'vitest'
import { formatLocalTime } from './format-local-time.ts'

test('a test drive is shown in the time zone of its site, also in daylight saving time', () =>
  expect(formatLocalTime({ moment: '2026-11-22T22:00:00.000Z', timeZone: 'Australia/Sydney' })).toBe(
    'Mon 23 Nov 2026, 9:00 am',
  ))
test('and on that of a site further east', () =>
  expect(formatLocalTime({ moment: '2026-11-22T22:00:00.000Z', timeZone: 'Pacific/Auckland' })).toBe(
    'Mon 23 Nov 2026, 11:00 am',
  ))
test('an invalid time gives no text', () =>
  expect(formatLocalTime({ moment: '', timeZone: 'Australia/Sydney' })).toBeNull())
test.each([
  ['2027-04-03T15:30:00.000Z', 'Australia/Sydney', 'Sun 4 Apr 2027, 2:30 am AEDT'],
  ['2027-04-03T16:30:00.000Z', 'Australia/Sydney', 'Sun 4 Apr 2027, 2:30 am AEST'],
  ['2027-04-03T13:30:00.000Z', 'Pacific/Auckland', 'Sun 4 Apr 2027, 2:30 am NZDT'],
])('%s in %s comes twice, so it says which: %s', (moment, timeZone, words) =>
  expect(formatLocalTime({ moment, timeZone })).toBe(words),
)
