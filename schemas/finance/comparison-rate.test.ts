import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparisonRate, type LoanFees } from './comparison-rate.ts'
import { frequencies, frequencyNames, repayment, type RepaymentInput } from './repayment.ts'

const aLoan = (changes: Partial<RepaymentInput> = {}): RepaymentInput => ({
  amount: 30_000_00,
  deposit: 0,
  residual: 0,
  establishmentFee: 0,
  interest: 10,
  termYears: 5,
  frequency: 'monthly',
  ...changes,
})
const noFees: LoanFees = { registration: 0, dealer: 0, monthly: 0 }
const rateOf = (changes: Partial<RepaymentInput> = {}, fees: Partial<LoanFees> = {}) =>
  comparisonRate(aLoan(changes), { ...noFees, ...fees })

const loans = fc.record({
  amount: fc.integer({ min: 1_000_00, max: 250_000_00 }),
  share: fc.integer({ min: 0, max: 60 }),
  balloon: fc.integer({ min: 0, max: 40 }),
  interest: fc.integer({ min: 1, max: 60 }).map((halves) => halves / 2),
  termYears: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
})
type SampleLoan = typeof loans extends fc.Arbitrary<infer Value> ? Value : never
const loanOf = (
  { amount, share, balloon, interest, termYears }: SampleLoan,
  frequency: RepaymentInput['frequency'],
) => {
  const deposit = Math.round((amount * share) / 100)
  return aLoan({
    amount,
    deposit,
    residual: Math.round(((amount - deposit) * balloon) / 100),
    interest,
    termYears,
    frequency,
  })
}

test('without fees and paid monthly it is the nominal rate, exactly, with any deposit, term and balloon (reg 100)', () => {
  fc.assert(
    fc.property(loans, (drawn) => {
      expect(comparisonRate(loanOf(drawn, 'monthly'), noFees)).toBe(drawn.interest)
    }),
  )
})

test('a year has 52.18 weeks and 26.09 fortnights (reg 100)', () => {
  expect(rateOf({ frequency: 'weekly' })).toBeCloseTo((10 / 52) * 52.18, 6)
  expect(rateOf({ frequency: 'fortnightly' })).toBeCloseTo((10 / 26) * 26.09, 6)
})

test('at the rate, the discounted payments, fees and balloon equal the loan', () => {
  const anyFees = fc.record({
    registration: fc.integer({ min: 0, max: 50_00 }),
    dealer: fc.integer({ min: 0, max: 300_00 }),
    monthly: fc.integer({ min: 0, max: 25_00 }),
  })
  fc.assert(
    fc.property(loans, anyFees, fc.constantFrom(...frequencyNames), (drawn, fees, frequency) => {
      const loan = { ...loanOf(drawn, frequency), establishmentFee: 395_00 }
      const payment = repayment(loan)
      const rate = comparisonRate(loan, fees, payment)
      const n = { weekly: 52.18, fortnightly: 26.09, monthly: 12 }[frequency]
      const perPeriod = (rate ?? Number.NaN) / 100 / n
      const { periodsPerYear } = frequencies[frequency]
      const periods = Math.round(loan.termYears * periodsPerYear)
      const at = (time: number) => (1 + perPeriod) ** -time
      let worth = fees.dealer + loan.residual * at(periods)
      for (let period = 1; period <= periods; period += 1) worth += payment * at(period)
      for (let month = 1; month <= drawn.termYears * 12; month += 1)
        worth += fees.monthly * at((month * periodsPerYear) / 12)
      expect(worth / (loan.amount - loan.deposit)).toBeCloseTo(1, 6)
    }),
  )
})

test('every fee of the credit raises it, a government fee does not', () => {
  const bare = rateOf() ?? 0
  expect(rateOf({ establishmentFee: 395_00 })).toBeGreaterThan(bare)
  expect(rateOf({}, { registration: 37_50 })).toBe(bare)
  expect(rateOf({}, { dealer: 912_25 })).toBeGreaterThan(bare)
  expect(rateOf({}, { monthly: 8_00 })).toBeGreaterThan(bare)
})

/** Computed independently of this code, by bisection on explicit cash flows in 40-digit decimal arithmetic. */
test.each<[string, number, Partial<RepaymentInput>, Partial<LoanFees>]>([
  [
    'establishment 395, account 8 a month and dealer agency 912.25 (locations §9, Finance figures)',
    12.458726,
    { establishmentFee: 395_00 },
    { registration: 37_50, monthly: 8_00, dealer: 912_25 },
  ],
  [
    'the same paid weekly',
    12.519063,
    { establishmentFee: 395_00, frequency: 'weekly' },
    { registration: 37_50, monthly: 8_00, dealer: 912_25 },
  ],
  [
    '45,000 less 5,000 at 7.95 % with a balloon of 13,500 and an establishment fee of 1,360.50',
    9.096813,
    { amount: 45_000_00, deposit: 5_000_00, residual: 13_500_00, interest: 7.95, establishmentFee: 1_360_50 },
    {},
  ],
  [
    '20,000 at 9.5 % over 7 years, fortnightly, with 1,300 and 10 a month',
    12.522662,
    { amount: 20_000_00, interest: 9.5, termYears: 7, frequency: 'fortnightly', establishmentFee: 1_300_00 },
    { monthly: 10_00 },
  ],
  ['395 at the start and 8 a month', 11.102277, { establishmentFee: 395_00 }, { monthly: 8_00 }],
])('%s: %d %% a year', (_, expected, loan, fees) => {
  expect(rateOf(loan, fees)).toBeCloseTo(expected, 4)
})

test('a lender’s own payment counts where it is given', () => {
  expect(comparisonRate(aLoan(), noFees, 650_00)).toBeGreaterThan(10)
})

test('without interest and fees it is nothing', () => {
  expect(rateOf({ interest: 0 })).toBe(0)
})

test.each([
  ['nothing is lent', aLoan({ deposit: 30_000_00 }), undefined],
  ['less is paid than lent', aLoan(), 400_00],
  ['the fees eat what is lent', aLoan({ amount: 500_00 }), undefined],
] as const)('where %s there is none', (_, loan, payment) => {
  expect(comparisonRate(loan, { registration: 6_00, dealer: 912_25, monthly: 8_00 }, payment)).toBeNull()
})
