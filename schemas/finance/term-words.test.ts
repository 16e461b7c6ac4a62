import { expect, test } from 'vitest'
import { readAmount } from '../lib/read-amount.ts'
import { termLabel, termWords } from './term-words.ts'

test('the term says Year for 1 or less, Years for more (locations §8, Payment words)', () =>
  expect([termLabel(1), termLabel(1.5)]).toEqual(['Year', 'Years']))

test.each([
  [1, '1 Year'],
  [4.5, '4.5 Years'],
  [20 / 12, '20 Months'],
  [1.666667, '20 Months'],
  [250 / 52, '250 Weeks'],
])('a term of %d years is written as %s, and read as the same', (years, words) => {
  expect(termWords(years)).toBe(words)
  expect(readAmount(words, 'term')).toBeCloseTo(years, 5)
})
