import { expect, test } from 'vitest'
import { siteConfig } from '../tenant/site-config.ts'
import { lenderRules, loanFees } from './lender-rules.ts'

const financeOf = (changes: object = {}) => siteConfig.parse({ finance: changes }).finance

test('most lenders take any price from 1,000 and rates from 0 to 30', () => {
  expect(lenderRules(financeOf({ provider: 'manual' }))).toMatchObject({
    leastPrice: 1_000_00,
    leastRate: 0,
    mostRate: 30,
    onlyFrequency: null,
    comparisonRange: null,
  })
})

test.each([
  ['taurus', { leastPrice: 5_000_00, leastRate: 7.5, mostRate: 14.5, establishmentFee: 1_360_50 }],
  ['ausloans', { leastRate: 4, mostRate: 20, comparisonRange: [8.38, 19.42] }],
  ['angle', { establishmentFee: 1_300_00 }],
  ['nissan-finance', { onlyFrequency: 'monthly' }],
])(
  '%s has rules of its own (locations §1, Finance calculator; §5, Calculator bounds; §9, Finance figures)',
  (provider, rules) => {
    expect(lenderRules(financeOf({ provider }))).toMatchObject(rules)
  },
)

test('what a tenant sets goes before its lender’s rules', () => {
  const finance = financeOf({
    provider: 'taurus',
    establishmentFee: 0,
    leastPrice: 3_000_00,
    leastRate: 6,
    mostRate: 18,
  })
  expect(lenderRules(finance)).toMatchObject({
    establishmentFee: 0,
    leastPrice: 3_000_00,
    leastRate: 6,
    mostRate: 18,
  })
})

test('a least rate above the lender’s most takes it along', () => {
  expect(lenderRules(financeOf({ provider: 'taurus', leastRate: 16 }))).toMatchObject({ leastRate: 16, mostRate: 16 })
})

test('a tenant’s fees are what a loan costs beyond interest', () => {
  expect(loanFees(financeOf({ registrationFee: 6_00, dealerFee: 395_00, monthlyFee: 8_00 }))).toEqual({
    registration: 6_00,
    dealer: 395_00,
    monthly: 8_00,
  })
})
