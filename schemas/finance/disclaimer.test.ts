import { expect, test } from 'vitest'
import { estimateExample, feeWords, loanExample, rangeWords, shortDisclaimer, statedRange } from './disclaimer.ts'

test('a disclaimer is cut at 197 characters (vehicles §9, Cut lengths and scroll marks; locations §9, Finance figures)', () => {
  expect(shortDisclaimer('x'.repeat(198))).toBe(`${'x'.repeat(197)}…`)
})

test('a cut never ends in half of a character', () => {
  expect(shortDisclaimer(`${'x'.repeat(196)}🚗🚗`)).toBe(`${'x'.repeat(196)}🚗…`)
})

test('a disclaimer of 197 characters stands whole', () => {
  expect(shortDisclaimer('x'.repeat(197))).toBeNull()
})

test.each([
  ['Comparison rates range from 8.38% to 19.42%.', [8.38, 19.42]],
  ['Our comparison rate lies between 19.42% p.a. and 8.38% p.a.', [8.38, 19.42]],
  ['A 10.0% deposit, with a 30% final payment in the comparison rate.', null],
  ['The comparison rate is 9.1%.', null],
])('of "%s" the range is %j (locations §9, Finance figures)', (words, range) => {
  expect(statedRange(words)).toEqual(range)
})

test('a range is said with two decimals', () => {
  expect(rangeWords([8.38, 19.42])).toBe('Comparison rates range from 8.38% to 19.42% p.a.')
})

test('included fees are listed to the cent (locations §9, Finance figures)', () => {
  expect(feeWords({ establishment: 395_00, registration: 6_00, monthly: 8_00, dealer: 912_25 })).toBe(
    'Fees included: establishment $395, monthly account administration $8, dealer agency $912.25. Not in the rate: vehicle security registration $6, a government fee.',
  )
})

test('a government fee alone is named as none of the rate', () => {
  expect(feeWords({ establishment: 0, registration: 7_40, monthly: 0, dealer: 0 })).toBe(
    'Not in the rate: vehicle security registration $7.40, a government fee.',
  )
})

test('without fees none are listed', () => {
  expect(feeWords({ establishment: 0, registration: 0, monthly: 0, dealer: 0 })).toBeNull()
})

test('the example names the loan that the rate is true for', () => {
  const loan = { amount: 30_000_00, deposit: 2_000_00, termYears: 5, interest: 8.5, frequency: 'weekly' } as const
  expect(loanExample({ ...loan, residual: 9_000_00 })).toBe(
    'Example: a loan of $28,000 (price $30,000, deposit $2,000) over 5 years at 8.50% p.a., with a final payment of $9,000, paid weekly.',
  )
})

test('an estimate’s example names the fees that are in its rate', () => {
  const estimate = {
    payment: 148_04,
    comparisonRate: 9.44,
    interestRate: 7.95,
    termYears: 5,
    deposit: 0,
    balloon: 0,
    establishmentFee: 395_00,
    fees: { registration: 6_00, monthly: 8_00, dealer: 0 },
  }
  expect(estimateExample(estimate, 44_888_00)).toBe(
    'Example: a loan of $44,888 over 5 years at 7.95% p.a., paid weekly. Fees included: establishment $395, monthly account administration $8. Not in the rate: vehicle security registration $6, a government fee.',
  )
})
