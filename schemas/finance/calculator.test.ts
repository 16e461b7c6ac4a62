import { expect, test } from 'vitest'
import { siteConfig } from '../tenant/site-config.ts'
import { lenderFigures } from '../vehicle/vehicle.ts'
import { amountHelp, type CalculatorField, buildCalculator } from './calculator.ts'

const financeOf = (changes: object = {}) => siteConfig.parse({ finance: changes }).finance
const price = 29_990_00
const withLender = (lender: object, finance: object = {}) =>
  buildCalculator({ finance: financeOf(finance), price, lender: lenderFigures.parse({ interestRate: 7.9, ...lender }) })
const bare = (finance: object = {}) => buildCalculator({ finance: financeOf(finance), price: null, lender: null })

test('without a vehicle the calculator starts at 30,000 over 5 years at 10 %, weekly (locations §4, Finance calculator)', () => {
  expect(bare().start).toEqual({
    amount: 30_000_00,
    termYears: 5,
    interest: 10,
    deposit: 0,
    residual: 0,
    frequency: 'weekly',
  })
})

test('a lender sets term, rate and deposit; the residual starts at nothing (locations §4, Finance calculator)', () => {
  expect(withLender({ termYears: 7, deposit: 2_999_01, balloon: 5_000_00 }).start).toMatchObject({
    amount: price,
    termYears: 7,
    interest: 7.9,
    deposit: 2_999_01,
    residual: 0,
  })
})

test('bounds of which half is inherited are never crossed', () => {
  expect(bare({ provider: 'taurus', leastRate: 18, interestRate: 18 }).bounds.interest).toMatchObject({
    min: 18,
    max: 18,
  })
})

test.each([
  ['manual', null, 0],
  ['taurus', null, 1_360_50],
  ['angle', null, 1_300_00],
  ['angle', 950_00, 950_00],
] as const)(
  'the establishment fee of %s, of which the vehicle says %j, is %d cents (locations §9, Finance figures)',
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
])('on a site with %j a price of %d cents is told: %j (locations §5, Calculator bounds)', (finance, amount, help) => {
  expect(amountHelp(bare(finance), amount)).toBe(help)
})

test.each<[object, CalculatorField, number, number]>([
  [{}, 'termYears', 1, 7],
  [{}, 'interest', 0, 30],
  [{ provider: 'taurus', interestRate: 9 }, 'interest', 7.5, 14.5],
  [{ leastRate: 4, mostRate: 20 }, 'interest', 4, 20],
  [{}, 'deposit', 0, 5_000_000_00],
  [{}, 'residual', 0, 5_000_000_00],
  [{}, 'amount', 1_00, 5_000_000_00],
])('on a site with %j %s goes from %d to %d (locations §5, Calculator bounds)', (finance, field, min, max) => {
  expect(bare(finance).bounds[field]).toMatchObject({ min, max })
})

test('a lender’s own rate is never out of bounds', () => {
  expect(withLender({ interestRate: 31.5 }).bounds.interest).toMatchObject({ min: 0, max: 31.5 })
})

test.each<[CalculatorField, number]>([
  ['amount', 50],
  ['termYears', 0.5],
  ['interest', 0.5],
  ['deposit', 50],
  ['residual', 50],
])('%s goes in steps of %d: a half, of a dollar in cents (locations §5, Calculator bounds)', (field, step) => {
  expect(bare().bounds[field].step).toBe(step)
})

test('one lender asks monthly alone (locations §5, Calculator bounds)', () => {
  expect(withLender({}, { provider: 'nissan-finance' }).start.frequency).toBe('monthly')
})
