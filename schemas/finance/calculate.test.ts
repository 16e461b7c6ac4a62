import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siteConfig } from '../tenant/site-config.ts'
import { lenderFigures } from '../vehicle/vehicle.ts'
import { calculate } from './calculate.ts'
import { buildCalculator, type CalculatorState } from './calculator.ts'
import { frequencyNames, repayment } from './repayment.ts'

const financeOf = (changes: object = {}) => siteConfig.parse({ finance: changes }).finance
const aLender = (changes: object = {}) =>
  lenderFigures.parse({
    interestRate: 7.9,
    comparisonRate: 8.4,
    paymentWeek: 141_00,
    paymentMonth: 612_00,
    termYears: 5,
    ...changes,
  })
const price = 29_990_00
const withLender = (changes: object = {}, finance: object = {}) =>
  buildCalculator({ finance: financeOf(finance), price, lender: aLender(changes) })
const bare = (finance: object = {}) => buildCalculator({ finance: financeOf(finance), price: null, lender: null })
const triedOn = (calculator: ReturnType<typeof bare>, changes: Partial<CalculatorState> = {}) =>
  calculate(calculator, { ...calculator.start, ...changes })

test.each([
  ['weekly', 141_00],
  ['fortnightly', 282_00],
  ['monthly', 612_00],
] as const)(
  'while inputs equal the lender’s, %s is its stored payment or twice it (locations §4, Finance calculator)',
  (frequency, payment) => {
    expect(triedOn(withLender(), { frequency }).payment).toBe(payment)
  },
)

test.each([
  ['fortnightly', Math.round((612_00 * 12) / 26)],
  ['weekly', Math.round((612_00 * 12) / 52)],
] as const)(
  'of a monthly payment alone %s is 12 times it, divided by the periods of a year (locations §4, Finance calculator)',
  (frequency, payment) => {
    expect(triedOn(withLender({ paymentWeek: null }), { frequency }).payment).toBe(payment)
  },
)

test.each<[Partial<CalculatorState>, boolean]>([
  [{ amount: price + 10 }, true],
  [{ amount: price + 11 }, false],
  [{ interest: 8 }, true],
  [{ interest: 8.01 }, false],
  [{ termYears: 5.1 }, true],
  [{ termYears: 5.5 }, false],
  [{ deposit: 10 }, true],
  [{ deposit: 11 }, false],
  [{ residual: 10 }, true],
  [{ residual: 11 }, false],
])('with %j the lender’s stored payment holds: %j (locations §9, Finance figures)', (changes, holds) => {
  expect(triedOn(withLender(), changes).payment === 141_00).toBe(holds)
})

test('a lender that stored a payment and no term has its payment shown until the term is changed', () => {
  const calculator = withLender({ termYears: null })
  expect(triedOn(calculator).payment).toBe(141_00)
  expect(triedOn(calculator, { termYears: 6 }).payment).not.toBe(141_00)
})

test('the lender’s comparison rate stands with its stored payment; other figures have theirs calculated', () => {
  expect(triedOn(withLender()).comparisonRate).toBe(8.4)
  expect(triedOn(withLender(), { interest: 12, frequency: 'monthly' }).comparisonRate).toBe(12)
})

test('a lender’s payment without its rate has one calculated from the payment', () => {
  expect(triedOn(withLender({ comparisonRate: null }), { frequency: 'monthly' }).comparisonRate).toBeCloseTo(8.3, 0)
})

test.each([{ termMonths: 84 }, { termWeeks: 364 }])(
  'a lender that says its term as %j has seven years, and its payment shown (locations §3, Lender data)',
  (term) => {
    const calculator = withLender({ termYears: null, ...term })
    expect([calculator.start.termYears, triedOn(calculator).payment]).toEqual([7, 141_00])
  },
)

test('the balloon of the lender’s stored payment is named with it, and forgotten with other figures', () => {
  const calculator = withLender({ balloon: 9_000_00 })
  expect([triedOn(calculator).residual, triedOn(calculator, { termYears: 3 }).residual]).toEqual([9_000_00, 0])
})

test('where the lender stored no rate, its balloon is among what the rate is solved from (reg 100)', () => {
  const loan = { amount: price, deposit: 0, residual: 9_000_00, establishmentFee: 0, interest: 9, termYears: 5 }
  const paymentMonth = repayment({ ...loan, frequency: 'monthly' })
  const calculator = withLender({ comparisonRate: null, balloon: 9_000_00, paymentMonth })
  expect(triedOn(calculator, { frequency: 'monthly' }).comparisonRate).toBeCloseTo(9, 2)
})

test('fees of the tenant raise the calculated rate (reg 100)', () => {
  expect(triedOn(bare({ monthlyFee: 8_00 }), { frequency: 'monthly' }).comparisonRate).toBeGreaterThan(10)
})

test('a rate that the tenant states holds for the figures that the calculator starts with alone', () => {
  const calculator = bare({ comparisonRate: 10.92 })
  expect(triedOn(calculator).comparisonRate).toBe(10.92)
  expect(triedOn(calculator, { termYears: 3 }).comparisonRate).not.toBe(10.92)
})

test.each([
  [25_00, null],
  [25_01, 260 * 25_01],
])(
  'a payment of %d cents has the total %j: 25 or less is blank (locations §4, Finance calculator)',
  (paymentWeek, total) => {
    expect(triedOn(withLender({ paymentWeek, establishmentFees: 0 })).cost?.total ?? null).toBe(total)
  },
)

test('a lender’s financed fee is counted once, with its final payment', () => {
  const { cost } = triedOn(withLender({ establishmentFees: 395_00, balloon: 9_000_00 }))
  expect([cost?.repayments, cost?.finalPayment, cost?.fees, cost?.total]).toEqual([
    260 * 141_00,
    9_000_00,
    0,
    260 * 141_00 + 9_000_00,
  ])
})

test('the lender’s own total is shown for its own payments only', () => {
  const calculator = withLender({ totalPayable: 36_700_00 })
  const totals = (['weekly', 'monthly'] as const).map((frequency) => triedOn(calculator, { frequency }).cost?.total)
  expect(totals).toEqual([36_700_00, 60 * 612_00])
  expect(
    triedOn(withLender({ paymentWeek: null, totalPayable: 36_800_00 }), { frequency: 'monthly' }).cost?.total,
  ).toBe(36_800_00)
})

test('the fees shown are those in the rate: a lender’s stated rate has none of the tenant’s', () => {
  const calculator = withLender({}, { monthlyFee: 8_00, dealerFee: 912_25 })
  expect(triedOn(calculator).fees).toEqual({ registration: 0, dealer: 0, monthly: 0 })
  const tried = triedOn(calculator, { termYears: 3 })
  expect([tried.fees, tried.cost?.fees]).toEqual([
    { registration: 0, dealer: 912_25, monthly: 8_00 },
    912_25 + 36 * 8_00,
  ])
})

test('one lender rounds to whole dollars, up within the vehicle’s own figure and down above it (locations §9, Finance figures)', () => {
  const exact = triedOn(withLender(), { interest: 11.2 }).payment
  const roundedAt = (paymentWeek: number) =>
    triedOn(withLender({ paymentWeek }, { provider: 'powertorque' }), { interest: 11.2 }).payment
  expect(exact % 100).not.toBe(0)
  expect(roundedAt(exact + 2_00)).toBe(Math.ceil(exact / 100) * 100)
  expect(roundedAt(exact - 2_00)).toBe(Math.floor(exact / 100) * 100)
})

test('whatever is tried, a repayment is never shown without its comparison rate, and no figure is none', () => {
  const states = fc.record({
    amount: fc.integer({ min: 0, max: 1_000_000_000_00 }),
    termYears: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
    interest: fc.double({ min: 0.5, max: 20, noNaN: true }),
    deposit: fc.integer({ min: 0, max: 250_000_00 }),
    residual: fc.integer({ min: 0, max: 250_000_00 }),
    frequency: fc.constantFrom(...frequencyNames),
  })
  const calculator = bare({ monthlyFee: 8_00, dealerFee: 912_25, registrationFee: 6_00, establishmentFee: 395_00 })
  fc.assert(
    fc.property(states, (state) => {
      const { payment, cost, comparisonRate } = calculate(calculator, state)
      expect(Number.isSafeInteger(payment) && payment >= 0).toBe(true)
      expect(cost === null).toBe(comparisonRate === null)
      expect(comparisonRate === null || comparisonRate >= 0).toBe(true)
      expect(payment <= 25_00 && comparisonRate !== null).toBe(false)
    }),
  )
})

test('a loan below the dealer’s minimum has neither repayment nor rate, and says what the minimum is', () => {
  const calculator = bare({ leastFinanced: 12_000_00 })
  const tried = (changes: Partial<CalculatorState>) => {
    const { cost, comparisonRate, refusal } = triedOn(calculator, changes)
    return [cost === null, comparisonRate === null, refusal]
  }
  const words = 'We finance $12,000 or more. Please raise the price or lower the deposit.'
  expect(tried({ amount: 11_999_99 })).toEqual([true, true, words])
  expect(tried({ amount: 12_000_00 })).toEqual([false, false, null])
  expect(tried({ amount: 17_500_00, deposit: 5_500_01 })).toEqual([true, true, words])
  expect(tried({ amount: 17_500_00, deposit: 5_500_00 })).toEqual([false, false, null])
})

test('a lender’s stored payment is no exception from the dealer’s minimum', () => {
  const { comparisonRate, refusal } = triedOn(withLender({}, { leastFinanced: 31_000_00 }))
  expect([comparisonRate, refusal]).toEqual([null, expect.stringContaining('$31,000')])
})
