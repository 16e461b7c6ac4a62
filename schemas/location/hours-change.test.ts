import { expect, test } from 'vitest'
import { nextHoursChange } from './hours-change.ts'

const daily = (open: string, close: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, status: 'Open' as const, open, close }))
const at = (changes: object = {}) => ({
  opening_hours: daily('08:30', '17:30'),
  special_hours: [],
  time_zone: '',
  ...changes,
})
const timeZone = 'Australia/Brisbane'

test.each([
  ['before opening', '2026-11-24T21:10:20Z', '2026-11-24T22:30:00.000Z'],
  ['while open', '2026-11-24T22:30:00Z', '2026-11-25T07:30:00.000Z'],
  ['after closing', '2026-11-25T08:00:00Z', '2026-11-25T14:00:00.000Z'],
])('%s, a page holds until the door or the day changes', (_, now, changes) => {
  expect(nextHoursChange([at()], { now: new Date(now), timeZone })?.toISOString()).toBe(changes)
})

test('a location in another time zone changes on its own clock', () => {
  const adelaide = at({ time_zone: 'Australia/Adelaide' })
  const now = new Date('2026-11-24T21:10:00Z')
  expect(nextHoursChange([adelaide], { now, timeZone })?.toISOString()).toBe('2026-11-24T22:00:00.000Z')
})

test('without hours nothing changes', () => {
  expect(nextHoursChange([at({ opening_hours: [] })], { now: new Date(), timeZone })).toBeNull()
})
