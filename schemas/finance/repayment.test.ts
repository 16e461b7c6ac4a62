import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repayment, type RepaymentInput } from './repayment.ts'

const aLoan = (changes: Partial<RepaymentInput> = {}): RepaymentInput => ({
  amount: 30_000_00,
  deposit: 0,
  residual: 0,
  establishmentFee: 0,
  interest: 10,
  termYears: 5,
  frequency: 'weekly',
  ...changes,
})

test('30,000 over 5 years at 10 % is 637.41 a month (locations §9, Finance figures)', () => {
  expect(repayment(aLoan({ frequency: 'monthly' }))).toBe(637_41)
})

test('an establishment fee is financed with the price', () => {
  expect(repayment(aLoan({ establishmentFee: 1_300_00 }))).toBe(repayment(aLoan({ amount: 31_300_00 })))
})

test('a deposit as large as the price leaves nothing to repay', () => {
  expect(repayment(aLoan({ deposit: 30_000_00 }))).toBe(0)
})

test('without interest the principal less the residual is divided evenly', () => {
  expect(repayment(aLoan({ interest: 0, residual: 4_000_00 }))).toBe(100_00)
})

test('the payments and the residual, discounted at the rate, return the principal', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5_000_00, max: 250_000_00 }),
      fc.integer({ min: 1, max: 14 }),
      fc.integer({ min: 1, max: 30 }),
      fc.constantFrom('weekly', 'fortnightly', 'monthly'),
      (amount, termHalves, interestHalves, frequency) => {
        const loan = aLoan({
          amount,
          termYears: termHalves / 2,
          interest: interestHalves / 2,
          frequency,
          residual: Math.round(amount * 0.3),
        })
        const perYear = { weekly: 52, fortnightly: 26, monthly: 12 }[frequency]
        const rate = loan.interest / 100 / perYear
        const payment = repayment(loan)
        let owing = amount
        const periods = Math.round(loan.termYears * perYear)
        for (let period = 0; period < periods; period += 1) owing = owing * (1 + rate) - payment
        expect(Math.abs(owing - loan.residual)).toBeLessThan(periods * (1 + rate) ** periods)
      },
    ),
  )
})
