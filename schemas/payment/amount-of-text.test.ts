import { expect, test } from 'vitest'
import { amountOfText } from './amount-of-text.ts'

test.each([
  ['$1,250.50', 1_250_50],
  ['1.250,50', 1_250_50],
  ['200', 200_00],
  ['0.1', 10],
  ['19.99', 19_99],
  ['2k', 2_000_00],
  ['', 0],
  ['-5', null],
  ['1e5', null],
  ['1.250', null],
  ['abc', null],
])('“%s” is %j cents', (text, cents) => {
  expect(amountOfText(text)).toBe(cents)
})
