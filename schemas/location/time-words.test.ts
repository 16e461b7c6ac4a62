import { expect, test } from 'vitest'
import { placeTimeWords, hourWords, timeWords } from './time-words.ts'

const perth = { location: 'Australia/Perth', site: 'Australia/Sydney' }

test('a test drive is told on the clock of its location, which is named where the site has another', () => {
  expect(placeTimeWords('2026-11-23T01:00:00Z', perth)).toBe('Mon 23 Nov, 9:00am (Perth time)')
  expect(placeTimeWords('2026-11-22T22:00:00Z', { location: 'Australia/Melbourne', site: 'Australia/Sydney' })).toBe(
    'Mon 23 Nov, 9:00am',
  )
})

test('Brisbane differs from Sydney in summer alone', () => {
  const goldCoast = { location: 'Australia/Brisbane', site: 'Australia/Sydney' }
  expect(placeTimeWords('2026-07-05T23:00:00Z', goldCoast)).toBe('Mon 6 July, 9:00am')
  expect(placeTimeWords('2026-12-06T23:00:00Z', goldCoast)).toBe('Mon 7 Dec, 9:00am (Brisbane time)')
})

test('an hour that clocks show twice says which of the two it is', () => {
  expect(hourWords('2027-04-03T15:30:00Z', 'Australia/Sydney')).toBe('2:30am AEDT')
  expect(timeWords('2027-04-03T16:30:00Z', 'Australia/Sydney')).toBe('Sun 4 Apr, 2:30am AEST')
  expect(hourWords('2027-04-03T17:30:00Z', 'Australia/Sydney')).toBe('3:30am')
})
