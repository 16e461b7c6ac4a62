import { expect, test } from 'vitest'
import { siteConfig, type SiteConfig } from '../tenant/site-config.ts'
import { lenderFigures, type Vehicle } from '../vehicle/vehicle.ts'
import { weeklyEstimate } from './weekly-estimate.ts'

const figures = lenderFigures.parse({ interestRate: 8, comparisonRate: 9.1, paymentWeek: 120_00, paymentMonth: 520_00 })

const aCar = {
  status: 'in_stock',
  item_type: 'car',
  preorder: false,
  make: 'Kia',
  year: 2020,
  price: 30_000_00,
  offer_price: null,
  dealership_slug: 'north',
  finance_lenders: {
    taurus: figures,
    '360-finance': figures,
    ausloans: figures,
    manual: figures,
    angle: figures,
    powertorque: figures,
    'nissan-finance': figures,
    youx: figures,
  },
} satisfies Partial<Vehicle>

type Provider = SiteConfig['finance']['provider']
const financeOf = (provider: Provider, more: object = {}) =>
  siteConfig.parse({ finance: { provider, comparisonRate: 10.5, ...more } }).finance
const estimateOf = (provider: Provider, facts: object = {}, more: object = {}) =>
  weeklyEstimate({ ...aCar, ...facts }, { finance: financeOf(provider, more), thisYear: 2026 })

test('a stored weekly payment is shown with its comparison rate (vehicles §5, Estimate data)', () => {
  expect(estimateOf('angle')).toMatchObject({ payment: 120_00, comparisonRate: 9.1 })
})

test.each([
  [{}, 30_000_00, true],
  [{}, 30_000_01, false],
  [{ finance_lenders: { angle: { ...figures, deposit: 4_500_00 } } }, 25_500_00, true],
  [{ finance_lenders: { angle: { ...figures, deposit: 4_500_00 } } }, 25_500_01, false],
  [{ offer_price: 21_300_00 }, 22_000_00, false],
])('of %j at least %d cents are financed: an estimate is shown: %j', (facts, leastFinanced, isShown) => {
  expect(estimateOf('angle', facts, { leastFinanced }) !== null).toBe(isShown)
})

test('a tenant with its own rates shows no estimate below its minimum either', () => {
  const facts = { finance_lenders: {}, price: 9_400_00 }
  expect(estimateOf('manual', facts, { leastFinanced: 9_500_00 })).toBeNull()
  expect(estimateOf('manual', facts, { leastFinanced: 9_400_00 })).not.toBeNull()
})

test.each([
  ['taurus', { year: 2015 }, true],
  ['taurus', { year: 2014 }, false],
  ['taurus', { price: 500_00 }, false],
  ['taurus', { price: 501_00 }, true],
  ['taurus', { year: null }, false],
  ['manual', { price: 500_00 }, false],
  ['angle', { price: 501_00 }, true],
  ['youx', { price: 499_00 }, true],
  ['youx', { price: null }, false],
  ['angle', { preorder: true }, false],
  ['angle', { status: 'coming_soon' }, true],
  ['ausloans', { price: 500_00 }, true],
  ['360-finance', { price: null }, true],
  ['powertorque', { price: 500_00 }, false],
  ['nissan-finance', { price: 501_00 }, true],
  ['angle', { status: 'sold' }, false],
  ['angle', { item_type: 'caravan' }, false],
  ['none', {}, false],
] as const)(
  '%s with %j: an estimate is shown: %j (vehicles §5, Provider eligibility, Estimates beyond cars; locations §5, Estimate rules)',
  (provider, facts, isShown) => {
    expect(estimateOf(provider, facts) !== null).toBe(isShown)
  },
)

test.each([
  ['taurus', 'comparisonRate'],
  ['taurus', 'interestRate'],
  ['360-finance', 'comparisonRate'],
  ['ausloans', 'interestRate'],
  ['manual', 'paymentWeek'],
  ['angle', 'paymentWeek'],
  ['angle', 'comparisonRate'],
  ['powertorque', 'paymentWeek'],
  ['nissan-finance', 'paymentMonth'],
] as const)(
  '%s without %s shows none (vehicles §5, Estimate data; locations §5, Estimate rules)',
  (provider, missing) => {
    expect(estimateOf(provider, { finance_lenders: { [provider]: { ...figures, [missing]: null } } })).toBeNull()
  },
)

test.each(['taurus', '360-finance', 'ausloans'] as const)(
  '%s needs no weekly payment: a monthly one will do',
  (provider) => {
    const lenders = { [provider]: { ...figures, paymentWeek: null } }
    expect(estimateOf(provider, { finance_lenders: lenders })?.payment).toBe(120_00)
  },
)

test.each(['taurus', '360-finance', 'ausloans', 'angle', 'powertorque', 'nissan-finance', 'youx'] as const)(
  'a vehicle of which %s stored nothing has no estimate',
  (provider) => {
    expect(estimateOf(provider, { finance_lenders: {} })).toBeNull()
  },
)

test('a monthly payment alone becomes its share of a week', () => {
  expect(
    estimateOf('nissan-finance', { finance_lenders: { 'nissan-finance': { ...figures, paymentWeek: null } } }),
  ).toMatchObject({
    payment: 120_00,
    comparisonRate: 9.1,
  })
})

test('a tenant’s own figures serve vehicles that have none', () => {
  expect(estimateOf('manual', { finance_lenders: {} })).toMatchObject({ payment: 146_73, comparisonRate: 10.5 })
})

test('a tenant that states no comparison rate has it calculated, with its fees (reg 100)', () => {
  const calculated = estimateOf('manual', { finance_lenders: {} }, { comparisonRate: null })?.comparisonRate
  const withFees = estimateOf('manual', { finance_lenders: {} }, { comparisonRate: null, monthlyFee: 8_00 })
  expect(calculated).toBeCloseTo((10 / 52) * 52.18, 6)
  expect(withFees?.comparisonRate).toBeGreaterThan(calculated ?? Infinity)
})

test('an estimate says which loan it is of', () => {
  expect(estimateOf('manual', { finance_lenders: {} })).toMatchObject({ interestRate: 10, termYears: 5, deposit: 0 })
})

test('never for the makes and dealerships that are left out (vehicles §5, Estimate exclusions)', () => {
  expect(estimateOf('angle', {}, { excludedMakes: ['KIA'] })).toBeNull()
  expect(estimateOf('angle', {}, { excludedDealerships: ['north'] })).toBeNull()
})
