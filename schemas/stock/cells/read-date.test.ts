import { expect, test } from 'vitest'
import { readDate } from './read-date.ts'

test.each([
  ['2026-03-01', '2026-03-01T00:00:00.000Z'],
  ['2026-03-01T10:30:00Z', '2026-03-01T10:30:00.000Z'],
  ['2026-03-01T10:30:00.123456Z', '2026-03-01T10:30:00.123Z'],
  ['2026-03-01T10:00:00+10:00', '2026-03-01T00:00:00.000Z'],
  ['2026-03-01 10:00:00', '2026-03-01T10:00:00.000Z'],
  ['20260301', '2026-03-01T00:00:00.000Z'],
  ['1/3/2026', '2026-03-01T00:00:00.000Z'],
  ['01.03.2026', '2026-03-01T00:00:00.000Z'],
  ['1-3-2026 10:15 am', '2026-03-01T00:00:00.000Z'],
  ['03/2026', '2026-03-01T00:00:00.000Z'],
  ['2026-03', '2026-03-01T00:00:00.000Z'],
  ['30/2/2026', null],
  ['2026-02-30', null],
  ['2026-02-30T00:00:00Z', null],
  ['13/13/2026', null],
  ['soon', null],
  ['', null],
])('%j is %j', (cell, value) => {
  expect(readDate(cell).value).toBe(value)
})

test('the same figures are another day where the month comes first', () => {
  expect(readDate('3/4/2026', 'month-first').value).toBe('2026-03-04T00:00:00.000Z')
})

test('what is no date is told', () => {
  expect(readDate('soon').remark).toBe(`'soon' read as unknown: it is not a date`)
})
