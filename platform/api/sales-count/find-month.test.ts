import { expect, test } from 'vitest'
import { findMonth } from './find-month.ts'

test.each([
  ['2026-03-31T13:59:59Z', 'Australia/Brisbane', '2026-03', '2026-02-28T14:00:00.000Z', '2026-03-31T14:00:00.000Z'],
  ['2026-03-31T14:00:00Z', 'Australia/Brisbane', '2026-04', '2026-03-31T14:00:00.000Z', '2026-04-30T14:00:00.000Z'],
  ['2026-10-15T00:00:00Z', 'Australia/Sydney', '2026-10', '2026-09-30T14:00:00.000Z', '2026-10-31T13:00:00.000Z'],
  ['2027-04-15T00:00:00Z', 'Australia/Sydney', '2027-04', '2027-03-31T13:00:00.000Z', '2027-04-30T14:00:00.000Z'],
  ['2026-10-15T00:00:00Z', 'Australia/Adelaide', '2026-10', '2026-09-30T14:30:00.000Z', '2026-10-31T13:30:00.000Z'],
  ['2026-10-15T00:00:00Z', 'Australia/Perth', '2026-10', '2026-09-30T16:00:00.000Z', '2026-10-31T16:00:00.000Z'],
  ['2026-09-15T00:00:00Z', 'Pacific/Auckland', '2026-09', '2026-08-31T12:00:00.000Z', '2026-09-30T11:00:00.000Z'],
  ['2026-12-31T23:00:00Z', 'Pacific/Auckland', '2027-01', '2026-12-31T11:00:00.000Z', '2027-01-31T11:00:00.000Z'],
])('%s in %s belongs to %s', (now, timeZone, month, from, to) => {
  expect(findMonth(new Date(now), timeZone)).toEqual({ month, from: new Date(from), to: new Date(to) })
})
