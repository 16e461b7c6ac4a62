import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siteConfig } from '../tenant/site-config.ts'
import { lenderFigures } from '../vehicle/vehicle.ts'
import {
  amountHelp,
  calculate,
  type CalculatorField,
  calculatorOf,
  type CalculatorState,
  clampInput,
  termLabel,
} from './calculator.ts'
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
  calculatorOf({ finance: financeOf(finance), price, lender: aLender(changes) })
const bare = (finance: object = {}) => calculatorOf({ finance: financeOf(finance), price: null, lender: null })
const triedOn = (calculator: ReturnType<typeof bare>, changes: Partial<CalculatorState> = {}) =>
  calculate(calculator, { ...calculator.start, ...changes })

test('without a vehicle the calculator starts at 30,000 over 5 years at 10 %, weekly (locations §4, §9)', () => {
  expect(bare().start).toEqual({
    amount: 30_000_00,
    termYears: 5,
    interest: 10,
    deposit: 0,
    residual: 0,
    frequency: 'weekly',
  })
})

test('a lender sets term, rate and deposit; the residual starts at nothing (locations §4)', () => {
  expect(withLender({ termYears: 7, deposit: 2_999_01, balloon: 5_000_00 }).start).toMatchObject({
    amount: price,
    termYears: 7,
    interest: 7.9,
    deposit: 2_999_01,
    residual: 0,
  })
})

test.each([
  ['weekly', 141_00],
  ['fortnightly', 282_00],
  ['monthly', 612_00],
] as const)(
  'while inputs equal the lender’s, %s is its stored payment or twice it (locations §4)',
  (frequency, payment) => {
    expect(triedOn(withLender(), { frequency }).payment).toBe(payment)
  },
)

test.each([
  ['fortnightly', Math.round((612_00 * 12) / 26)],
  ['weekly', Math.round((612_00 * 12) / 52)],
] as const)(
  'of a monthly payment alone %s is 12 times it, divided by the periods of a year (locations §4)',
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
])('with %j the lender’s stored payment holds: %j (locations §9, tolerance 0.1)', (changes, holds) => {
  expect(triedOn(withLender(), changes).payment === 141_00).toBe(holds)
})

test('a lender that stored a payment and no term has its payment shown until the term is changed', () => {
  const calculator = withLender({ termYears: null })
  expect(triedOn(calculator).payment).toBe(141_00)
  expect(triedOn(calculator, { termYears: 6 }).payment).not.toBe(141_00)
})

test('bounds of which half is inherited are never crossed', () => {
  expect(bare({ leastRate: 18 }).bounds.interest).toMatchObject({ min: 18, max: 18 })
})

test('the lender’s comparison rate stands with its stored payment; other figures have theirs reckoned', () => {
  expect(triedOn(withLender()).comparisonRate).toBe(8.4)
  expect(triedOn(withLender(), { interest: 12, frequency: 'monthly' }).comparisonRate).toBe(12)
})

test('a lender’s payment without its rate has one reckoned from the payment', () => {
  expect(triedOn(withLender({ comparisonRate: null }), { frequency: 'monthly' }).comparisonRate).toBeCloseTo(8.3, 0)
})

test.each([{ termMonths: 84 }, { termWeeks: 364 }])(
  'a lender that says its term as %j has seven years, and its payment shown (vehicles §3)',
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

test('fees of the tenant raise the reckoned rate (reg 100)', () => {
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
])('a payment of %d cents has the total %j: 25 or less is blank (locations §4)', (paymentWeek, total) => {
  expect(triedOn(withLender({ paymentWeek, establishmentFees: 0 })).total).toBe(total)
})

test('the total is periods times payment and the establishment fee (locations §9)', () => {
  expect(triedOn(withLender({ establishmentFees: 395_00 })).total).toBe(260 * 141_00 + 395_00)
})

test.each([
  ['manual', null, 0],
  ['taurus', null, 1_360_50],
  ['angle', null, 1_300_00],
  ['angle', 950_00, 950_00],
] as const)(
  'the establishment fee of %s, of which the vehicle says %j, is %d cents (locations §9)',
  (provider, establishmentFees, fee) => {
    expect(withLender({ establishmentFees }, { provider }).establishmentFee).toBe(fee)
  },
)

test('a tenant’s own establishment fee goes before its lender’s usual one', () => {
  expect(bare({ provider: 'taurus', establishmentFee: 0 }).establishmentFee).toBe(0)
})

test.each([
  [{}, 1_000_00, 'Cannot be less than $1,000 or more than $250,000'],
  [{}, 250_000_00, 'Cannot be less than $1,000 or more than $250,000'],
  [{}, 250_000_01, 'Cannot be less than $1,000 or more than $250,000'],
  [{}, 1_000_01, null],
  [{ provider: 'taurus' }, 5_000_00, 'Cannot be less than $5,000 or more than $250,000'],
  [{ leastPrice: 5_000_00 }, 4_999_00, 'Cannot be less than $5,000 or more than $250,000'],
  [{ leastPrice: 5_000_00 }, 5_000_01, null],
])('on a site with %j a price of %d cents is told: %j (locations §5)', (finance, amount, help) => {
  expect(amountHelp(bare(finance).bounds, amount)).toBe(help)
})

test.each<[object, CalculatorField, number, number]>([
  [{}, 'termYears', 9, 7],
  [{}, 'termYears', -1, 1],
  [{}, 'interest', 99, 15],
  [{}, 'interest', Number.NaN, 0.5],
  [{ provider: 'taurus' }, 'interest', 5, 7.5],
  [{ provider: 'taurus' }, 'interest', 15, 14.5],
  [{ leastRate: 4, mostRate: 20 }, 'interest', 25, 20],
  [{ leastRate: 4, mostRate: 20 }, 'interest', 1, 4],
  [{}, 'deposit', -5, 0],
  [{}, 'deposit', 300_000_00, 250_000_00],
  [{}, 'residual', 300_000_00, 250_000_00],
  [{}, 'amount', -5, 0],
  [{}, 'amount', 300_000_00, 300_000_00],
])('on a site with %j %s of %d is held at %d (locations §5)', (finance, field, value, held) => {
  expect(clampInput(bare(finance).bounds, { field, value })).toBe(held)
})

test.each<[CalculatorField, number]>([
  ['amount', 50],
  ['termYears', 0.5],
  ['interest', 0.5],
  ['deposit', 50],
  ['residual', 50],
])('%s goes in steps of %d: a half, of a dollar in cents (locations §5)', (field, step) => {
  expect(bare().bounds[field].step).toBe(step)
})

test('one lender asks monthly alone (locations §5)', () => {
  expect(withLender({}, { provider: 'nissan-finance' }).start.frequency).toBe('monthly')
})

test('one lender rounds to whole dollars, up within the vehicle’s own figure and down above it (locations §9)', () => {
  const exact = triedOn(withLender(), { interest: 11.2 }).payment
  const roundedAt = (paymentWeek: number) =>
    triedOn(withLender({ paymentWeek }, { provider: 'powertorque' }), { interest: 11.2 }).payment
  expect(exact % 100).not.toBe(0)
  expect(roundedAt(exact + 2_00)).toBe(Math.ceil(exact / 100) * 100)
  expect(roundedAt(exact - 2_00)).toBe(Math.floor(exact / 100) * 100)
})

test('a term of one is a Year, above it Years (locations §8)', () => {
  expect([termLabel(1), termLabel(1.5)]).toEqual(['Year', 'Years'])
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
      const { payment, total, comparisonRate } = calculate(calculator, state)
      expect(Number.isSafeInteger(payment) && payment >= 0).toBe(true)
      expect(total === null).toBe(comparisonRate === null)
      expect(comparisonRate === null || comparisonRate >= 0).toBe(true)
      expect(payment <= 25_00 && comparisonRate !== null).toBe(false)
    }),
  )
})
