import { expect, test } from 'vitest'
import { amountWords } from './amount-words.ts'

test.each([
  [200_00, '$200'],
  [1_250_50, '$1,250.50'],
  [99_05, '$99.05'],
  [1_000_99, '$1,000.99'],
])('%i cents are %s', (cents, words) => {
  expect(amountWords(cents)).toBe(words)
})
