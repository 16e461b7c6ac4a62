import { expect, test } from 'vitest'
import { dayWords, momentIn, sinceWords } from './moment-words.ts'

const now = Date.parse('2026-11-21T10:00:00Z')

test.each([
  ['2026-11-21T09:59:50Z', 'just now'],
  ['2026-11-21T09:59:00Z', '1 minute ago'],
  ['2026-11-21T10:30:00Z', 'in 30 minutes'],
  ['2026-11-20T11:00:00Z', '23 hours ago'],
  ['2026-11-18T10:00:00Z', '3 days ago'],
])('%s is said as %s', (moment, words) => {
  expect(sinceWords(moment, now)).toBe(words)
})

test('times are shown in the site’s time zone', () => {
  expect(momentIn('Pacific/Auckland', '2026-11-21T10:00:00Z')).toBe('21 Nov, 11:00 pm')
  expect(momentIn('Australia/Brisbane', null)).toBe('–')
})

test('an hour that clocks show twice says which of the two it is', () => {
  expect(momentIn('Pacific/Auckland', '2027-04-03T13:30:00Z')).toBe('4 Apr, 2:30 am NZDT')
  expect(momentIn('Australia/Sydney', '2027-04-03T16:30:00Z')).toBe('4 Apr, 2:30 am AEST')
  expect(momentIn('Australia/Perth', '2027-04-03T16:30:00Z')).toBe('4 Apr, 12:30 am')
})

test('a day is itself in every zone', () => {
  expect(dayWords('2026-11-21')).toBe('21 Nov')
})
