import { expect, test } from 'vitest'
import { amountOfText } from './amount-of-text.ts'

test.each([
  ['$1,250.50', 1_250_50],
  ['200', 200_00],
  ['0.1', 10],
  ['19.99', 19_99],
  ['-5', 0],
  ['1e5', 0],
  ['abc', 0],
  ['', 0],
])('“%s” is %i cents', (text, cents) => {
  expect(amountOfText(text)).toBe(cents)
})
