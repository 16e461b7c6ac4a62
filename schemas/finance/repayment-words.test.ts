import { expect, test } from 'vitest'
import { repaymentLine, repaymentWords } from './repayment-words.ts'

test('a repayment is the amount, its period and an asterisk (locations §8)', () => {
  expect(repaymentWords({ amount: 146_73, comparisonRate: 9.7, frequency: 'fortnightly' }).repayment).toBe('$147/fn*')
})

test('a comparison rate has two decimals and says that it is for a year', () => {
  expect(repaymentWords({ amount: 146_73, comparisonRate: 9.7 }).rate).toBe('9.70% p.a. comparison rate')
})

test('on cards both are one line', () => {
  expect(repaymentLine({ amount: 112_00, comparisonRate: 9.71 })).toBe('$112/wk* · 9.71% p.a. comparison rate')
})
