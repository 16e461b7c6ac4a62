import { expect, test } from 'vitest'
import { type FeedTiming, isDue, nextCheck } from './next-check.ts'

const since = new Date('2026-11-21T10:00:00Z')
const timing = (more: Partial<FeedTiming>): FeedTiming => ({
  schedule: 'off',
  dailyAt: null,
  timeZone: 'Australia/Brisbane',
  since,
  ...more,
})
const next = (more: Partial<FeedTiming>) => nextCheck(timing(more))?.toISOString() ?? null

test('a feed without a schedule is only looked for by hand', () => {
  expect(next({ schedule: 'off' })).toBeNull()
})

test.each([
  ['every-15', '2026-11-21T10:15:00.000Z'],
  ['every-30', '2026-11-21T10:30:00.000Z'],
  ['every-60', '2026-11-21T11:00:00.000Z'],
  ['every-360', '2026-11-21T16:00:00.000Z'],
] as const)('%s counts from the last look', (schedule, expected) => {
  expect(next({ schedule })).toBe(expected)
})

test('a daily time is that of the site’s clocks', () => {
  expect(next({ schedule: 'daily', dailyAt: '06:30' })).toBe('2026-11-21T20:30:00.000Z')
  expect(next({ schedule: 'daily', dailyAt: '06:30', timeZone: 'Pacific/Auckland' })).toBe('2026-11-21T17:30:00.000Z')
})

test('a daily time of today that has not passed is today’s', () => {
  expect(next({ schedule: 'daily', dailyAt: '21:00' })).toBe('2026-11-21T11:00:00.000Z')
})

test('a look at the very time waits for the next day', () => {
  expect(next({ schedule: 'daily', dailyAt: '20:00' })).toBe('2026-11-22T10:00:00.000Z')
})

test('when clocks go forward, the time that they skip comes an hour later', () => {
  const before = new Date('2026-10-03T12:00:00Z')
  expect(next({ schedule: 'daily', dailyAt: '02:30', timeZone: 'Australia/Sydney', since: before })).toBe(
    '2026-10-03T16:30:00.000Z',
  )
  expect(next({ schedule: 'daily', dailyAt: '06:00', timeZone: 'Australia/Sydney', since: before })).toBe(
    '2026-10-03T19:00:00.000Z',
  )
})

test('when clocks go back, the time that comes twice is the first', () => {
  const before = new Date('2027-04-03T12:00:00Z')
  expect(next({ schedule: 'daily', dailyAt: '02:30', timeZone: 'Australia/Sydney', since: before })).toBe(
    '2027-04-03T15:30:00.000Z',
  )
})

test.each([
  ['Australia/Adelaide', '2026-10-03T12:00:00Z', '2026-10-03T17:00:00.000Z'],
  ['Australia/Perth', '2026-10-03T12:00:00Z', '2026-10-03T18:30:00.000Z'],
  ['Pacific/Auckland', '2026-09-26T12:00:00Z', '2026-09-26T14:30:00.000Z'],
])('in %s, where summer may begin this night, 2:30 am follows %s at %s', (timeZone, from, expected) => {
  expect(next({ schedule: 'daily', dailyAt: '02:30', timeZone, since: new Date(from) })).toBe(expected)
})

test('a daily feed without a time is only looked for by hand', () => {
  expect(next({ schedule: 'daily', dailyAt: null })).toBeNull()
})

test('a feed is due from its time on', () => {
  const hourly = timing({ schedule: 'every-60' })
  expect(isDue(hourly, new Date('2026-11-21T10:59:59Z'))).toBe(false)
  expect(isDue(hourly, new Date('2026-11-21T11:00:00Z'))).toBe(true)
})
