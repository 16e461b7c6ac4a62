import { expect, test } from 'vitest'
import type { OpeningHour } from './location.ts'
import { comingSpecialDays, todaysHours, twelveHour, weekLines } from './opening-hours.ts'

const open = (weekday: number, from = '08:30', to = '17:30'): OpeningHour => ({
  weekday,
  status: 'Open',
  open: from,
  close: to,
})
const closed = (weekday: number): OpeningHour => ({ weekday, status: 'Closed', open: null, close: null })
const week = [closed(0), open(1), open(2), open(3), open(4), open(5), open(6, '09:00', '16:00')]

test('five weekdays with the same hours show as Mon-Fri (locations §9, Hours grouping)', () => {
  expect(weekLines(week)).toEqual([
    { days: 'Mon-Fri', hours: '8:30am - 5:30pm' },
    { days: 'Sat', hours: '9:00am - 4:00pm' },
    { days: 'Sun', hours: 'Closed' },
  ])
})

test('weekdays that differ show a line each', () => {
  expect(weekLines([...week.slice(0, 5), open(5, '08:30', '20:00'), closed(6)]).map((line) => line.days)).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ])
})

test.each([
  ['00:05', '12:05am'],
  ['12:00', '12:00pm'],
  ['17:30', '5:30pm'],
])('%s is %s', (time, shown) => {
  expect(twelveHour(time)).toBe(shown)
})

const mondayMorningInBrisbane = { now: new Date('2026-03-22T23:00:00Z'), timeZone: 'Australia/Brisbane' }

test('Sunday evening in London is Monday morning in Brisbane, and open', () => {
  expect(todaysHours({ opening_hours: week, special_hours: [] }, mondayMorningInBrisbane)).toEqual({
    text: '8:30am - 5:30pm',
    isOpen: true,
    isClosed: false,
    holiday: null,
  })
})

test('a holiday comes before the weekly hours (locations §3, Opening and special hours)', () => {
  const special = [{ date: '2026-03-23', name: 'Show Day', status: 'Closed' as const, open: null, close: null }]
  expect(todaysHours({ opening_hours: week, special_hours: special }, mondayMorningInBrisbane)).toEqual({
    text: 'Closed',
    isOpen: false,
    isClosed: true,
    holiday: 'Show Day',
  })
})

test.each([
  ['Australia/Sydney', '2026-10-03T21:30:00Z'],
  ['Australia/Adelaide', '2026-10-03T22:00:00Z'],
  ['Australia/Perth', '2026-10-04T00:30:00Z'],
  ['Pacific/Auckland', '2026-09-26T19:30:00Z'],
])('on the Sunday on which summer may begin, doors open at 8:30 am on the clocks of %s', (timeZone, opens) => {
  const isOpenAt = (moment: number) =>
    todaysHours({ opening_hours: [open(0)], special_hours: [] }, { now: new Date(moment), timeZone })?.isOpen
  expect([isOpenAt(Date.parse(opens) - 1), isOpenAt(Date.parse(opens))]).toEqual([false, true])
})

test('a holiday is over when its day is over at the location, not in London (locations §2, Holiday Hours dialog)', () => {
  const special_hours = ['2027-01-01', '2026-12-26', '2026-12-25'].map((date) => ({ ...closed(0), date, name: date }))
  const at = (now: string, timeZone: string) =>
    comingSpecialDays({ special_hours }, { now: new Date(now), timeZone }).map(({ date }) => date)
  expect(at('2026-12-25T20:00:00Z', 'Australia/Brisbane')).toEqual(['2026-12-26', '2027-01-01'])
  expect(at('2026-12-25T12:00:00Z', 'Australia/Perth')).toEqual(['2026-12-25', '2026-12-26', '2027-01-01'])
})
