import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

test.each([
  ['2026-11-22T20:15:00.000Z', 'Australia/Brisbane', '2026-11-23 06:15'],
  ['2026-11-22T20:15:00.000Z', 'Pacific/Auckland', '2026-11-23 09:15'],
  ['', 'Australia/Perth', ''],
])('the moment %s is on the clock of %s written as %s', (moment, timeZone, text) => {
  expect(clockText(moment, timeZone)).toBe(text)
})
