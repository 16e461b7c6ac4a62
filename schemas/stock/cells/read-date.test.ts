import { expect, test } from 'vitest'
import { dayAt } from '../../lib/day.ts'
import { readDate } from './read-date.ts'

const timeZone = 'Australia/Brisbane'

test.each([
  ['2026-03-01', '2026-03-01T02:00:00.000Z'],
  ['2026-03-01T10:30:00Z', '2026-03-01T10:30:00.000Z'],
  ['2026-03-01T10:30:00.123456Z', '2026-03-01T10:30:00.123Z'],
  ['2026-03-01T10:00:00+10:00', '2026-03-01T00:00:00.000Z'],
  ['2026-03-01 10:00:00', '2026-03-01T00:00:00.000Z'],
  ['20260301', '2026-03-01T02:00:00.000Z'],
  ['1/3/2026', '2026-03-01T02:00:00.000Z'],
  ['01.03.2026', '2026-03-01T02:00:00.000Z'],
  ['1-3-2026 10:15 am', '2026-03-01T02:00:00.000Z'],
  ['03/2026', '2026-03-01T02:00:00.000Z'],
  ['2026-03', '2026-03-01T02:00:00.000Z'],
  ['30/2/2026', null],
  ['2026-02-30', null],
  ['2026-02-30T00:00:00Z', null],
  ['13/13/2026', null],
  ['soon', null],
  ['', null],
])('%j is %j', (cell, value) => {
  expect(readDate(cell, { timeZone }).value).toBe(value)
})

test('the same figures are another day where the month comes first', () => {
  expect(readDate('3/4/2026', { dates: 'month-first', timeZone }).value).toBe('2026-03-04T02:00:00.000Z')
})

test('what is no date is told', () => {
  expect(readDate('soon', { timeZone }).remark).toBe(`'soon' read as unknown: it is not a date`)
})

test.each(['Pacific/Auckland', 'Australia/Perth', 'UTC', 'Pacific/Honolulu'])(
  'in %s a day and a time without a zone stay on the day written',
  (zone) => {
    const cells = ['2026-02-28', '28/2/2026', '20260228', '2026-02-28 23:30', '2026-02-28T00:15:00']
    const days = cells.map((cell) => dayAt(new Date(readDate(cell, { timeZone: zone }).value ?? ''), zone))
    expect(days).toEqual(cells.map(() => '2026-02-28'))
  },
)
