import { expect, test } from 'vitest'
import { rateWarning, repaymentLine, repaymentWords } from './repayment-words.ts'

test('a repayment is the amount, its period and an asterisk (locations §8, Payment words)', () => {
  expect(repaymentWords({ amount: 146_73, comparisonRate: 9.7, frequency: 'fortnightly' }).repayment).toBe('$147/fn*')
})

test('a comparison rate has two decimals and says that it is for a year', () => {
  expect(repaymentWords({ amount: 146_73, comparisonRate: 9.7 }).rate).toBe('9.70% p.a. comparison rate')
})

test('on cards both are one line', () => {
  expect(repaymentLine({ amount: 112_00, comparisonRate: 9.71 })).toBe('$112/wk* · 9.71% p.a. comparison rate')
})

test('Australia has the warning of its credit regulations, New Zealand the words of its credit act', () => {
  expect(rateWarning('AU')).toMatch(/^WARNING: This comparison rate is true only for the examples given/)
  expect(rateWarning('NZ')).toContain('Credit Contracts and Consumer Finance Act 2003')
  expect(rateWarning('NZ')).not.toMatch(/WARNING|true only for the examples given/)
})
