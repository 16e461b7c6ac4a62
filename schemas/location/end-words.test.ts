import { expect, test } from 'vitest'
import { endWords } from './end-words.ts'

test('what ends with a day names that day, and what ends within one the time', () => {
  expect(endWords('2027-01-31T13:00:00Z', 'Australia/Sydney')).toBe('Sun 31 Jan')
  expect(endWords('2027-01-31T13:00:00Z', 'Australia/Perth')).toBe('Sun 31 Jan, 9:00pm')
})
