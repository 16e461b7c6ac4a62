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

test('a campaign that ends with a day shows that day in each zone, and one that ends within it the time', () => {
  const until = (moment: string, timeZone: string) => formatLocalTime({ moment, timeZone, wholeDay: 'end' })
  expect(until('2027-01-31T11:00:00.000Z', 'Pacific/Auckland')).toBe('Sun 31 Jan 2027')
  expect(until('2027-01-31T16:00:00.000Z', 'Australia/Perth')).toBe('Sun 31 Jan 2027')
  expect(until('2026-10-04T13:00:00.000Z', 'Australia/Sydney')).toBe('Sun 4 Oct 2026')
  expect(until('2027-01-31T06:30:00.000Z', 'Australia/Sydney')).toBe('Sun 31 Jan 2027, 5:30 pm')
})

test('a log names the zone of its moments, and their seconds', () => {
  const moment = '2027-01-31T12:30:05.000Z'
  const inLog = (timeZone: string) => formatLocalTime({ moment, timeZone, namesZone: true, withSeconds: true })
  expect(inLog('Pacific/Auckland')).toBe('Mon 1 Feb 2027, 1:30:05 am NZDT')
  expect(inLog('Australia/Perth')).toBe('Sun 31 Jan 2027, 8:30:05 pm AWST')
})
