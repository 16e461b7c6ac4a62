import { expect, test } from 'vitest'
import { dateFormat } from './date-format.ts'

const newYear = new Date('2026-12-31T14:30:00.000Z')

test('a date is written in the time zone that is asked for, however often another was asked for before', () => {
  const day = (timeZone: string) => dateFormat('day', timeZone).format(newYear)
  expect([day('UTC'), day('Australia/Brisbane'), day('UTC')]).toEqual([
    '31 December 2026',
    '1 January 2027',
    '31 December 2026',
  ])
})

test('a way of writing is made once a time zone', () => {
  expect(dateFormat('month', 'UTC')).toBe(dateFormat('month', 'UTC'))
  expect(dateFormat('month', 'UTC')).not.toBe(dateFormat('longMonth', 'UTC'))
})
