import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

test.each([
  ['2026-11-22T20:15:00.000Z', 'Australia/Brisbane', '2026-11-23 06:15'],
  ['2026-11-22T20:15:00.000Z', 'Pacific/Auckland', '2026-11-23 09:15'],
  ['', 'Australia/Perth', ''],
  ['2026-10-03T15:59:59.000Z', 'Australia/Sydney', '2026-10-04 01:59'],
  ['2026-10-03T16:00:00.000Z', 'Australia/Sydney', '2026-10-04 03:00'],
  ['2026-10-03T16:29:59.000Z', 'Australia/Adelaide', '2026-10-04 01:59'],
  ['2026-10-03T16:30:00.000Z', 'Australia/Adelaide', '2026-10-04 03:00'],
  ['2026-10-03T18:00:00.000Z', 'Australia/Perth', '2026-10-04 02:00'],
  ['2026-09-26T13:59:59.000Z', 'Pacific/Auckland', '2026-09-27 01:59'],
  ['2026-09-26T14:00:00.000Z', 'Pacific/Auckland', '2026-09-27 03:00'],
  ['2027-04-03T14:00:00.000Z', 'Pacific/Auckland', '2027-04-04 02:00'],
])('the moment %s is on the clock of %s written as %s', (moment, timeZone, text) => {
  expect(clockText(moment, timeZone)).toBe(text)
})
