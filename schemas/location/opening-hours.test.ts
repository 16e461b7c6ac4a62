import { expect, test } from 'vitest'
import type { OpeningHour } from './location.ts'
import { todaysHours, twelveHour, weekLines } from './opening-hours.ts'

const open = (weekday: number, from = '08:30', to = '17:30'): OpeningHour => ({
  weekday,
  status: 'Open',
  open: from,
  close: to,
})
const closed = (weekday: number): OpeningHour => ({ weekday, status: 'Closed', open: null, close: null })
const week = [closed(0), open(1), open(2), open(3), open(4), open(5), open(6, '09:00', '16:00')]

test('five weekdays with the same hours show as Mon-Fri (locations §9)', () => {
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
    holiday: null,
  })
})

test('a holiday comes before the weekly hours', () => {
  const special = [{ date: '2026-03-23', name: 'Show Day', status: 'Closed' as const, open: null, close: null }]
  expect(todaysHours({ opening_hours: week, special_hours: special }, mondayMorningInBrisbane)).toEqual({
    text: 'Closed',
    isOpen: false,
    holiday: 'Show Day',
  })
})
