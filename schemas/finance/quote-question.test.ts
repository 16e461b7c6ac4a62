import { expect, test } from 'vitest'
import { flags } from '../tenant/flags.ts'
import { siteConfig } from '../tenant/site-config.ts'
import { lenderFigures, type Vehicle } from '../vehicle/vehicle.ts'
import { monthlyOfQuote, quoteFigures, quoteQuestion, wantsQuote } from './quote-question.ts'
import { quoteRequest } from './quote.ts'

const aCar = {
  slug: 'a-car',
  status: 'in_stock',
  item_type: 'car',
  preorder: false,
  make: 'Kia',
  dealership_slug: 'north',
  price: 30_000_00,
  offer_price: 29_000_00,
  finance_lenders: {},
  year: 2022,
  vin: 'KNA123',
  nvic: null,
} satisfies Partial<Vehicle>
const wants = (changes: object = {}, on: object = {}, provider = 'youx') =>
  wantsQuote(
    { ...aCar, ...changes },
    { flags: flags.parse({ financeQuotes: true, ...on }), config: siteConfig.parse({ finance: { provider } }) },
  )

test('a quote is asked for a vehicle with a price where the feature is on (vehicles §7, Finance quote)', () => {
  expect(wants()).toBe(true)
})

test.each([
  ['the feature is off', {}, { financeQuotes: false }, 'youx'],
  ['finance is off', {}, { finance: false }, 'youx'],
  ['another lender calculates', {}, {}, 'angle'],
  ['the vehicle has one', { finance_lenders: { youx: lenderFigures.parse({}) } }, {}, 'youx'],
  ['it has no price', { price: 0, offer_price: null }, {}, 'youx'],
  ['it is sold', { status: 'sold' }, {}, 'youx'],
  ['it is a caravan', { item_type: 'caravan' }, {}, 'youx'],
  ['it is a preorder', { preorder: true }, {}, 'youx'],
] as const)('none is asked where %s (vehicles §7, Finance quote)', (_, changes, on, provider) => {
  expect(wants(changes, on, provider)).toBe(false)
})

test.each([
  [26_100_00, true],
  [26_100_01, false],
])('of $29,000 less a tenth at least %d cents are financed: a quote is asked for: %j', (leastFinanced, isAsked) => {
  const config = siteConfig.parse({ finance: { provider: 'youx', leastFinanced } })
  expect(wantsQuote(aCar, { flags: flags.parse({ financeQuotes: true }), config })).toBe(isAsked)
})

test.each([
  ['make', { excludedMakes: ['KIA'] }],
  ['dealership', { excludedDealerships: ['north'] }],
])(
  'none is asked for an excluded %s, for which no repayment may be shown (locations §5, Estimate rules)',
  (_, excluded) => {
    const config = siteConfig.parse({ finance: { provider: 'youx', ...excluded } })
    expect(wantsQuote(aCar, { flags: flags.parse({ financeQuotes: true }), config })).toBe(false)
  },
)

test('a quote is a loan of 5 years with a deposit of 10 % and a final payment of 30 % (vehicles §9, Quote figures; locations §9, Lead and page figures)', () => {
  const quote = { weeklyRepaymentAmount: 113_40, advertisedRate: 8.25, comparisonRate: 10.1 }
  expect(quoteFigures(quote, 24_640_00)).toMatchObject({
    paymentWeek: 113_40,
    paymentMonth: 491_02,
    interestRate: 8.25,
    comparisonRate: 10.1,
    termYears: 5,
    deposit: 2_464_00,
    balloon: 7_392_00,
  })
})

test('the question says GREAT, 5 years and the price that is shown (vehicles §9, Quote figures)', () => {
  expect(quoteRequest.parse(quoteQuestion(aCar, { name: 'Coastline Kia' }))).toEqual({
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: 29_000_00,
    loanTerm: 5,
    year: 2022,
    vin: 'KNA123',
    nvic: null,
    whoIsHelping: 'Coastline Kia',
    slug: 'a-car',
  })
})

test('a month is 4.33 weeks (vehicles §9, Quote figures)', () => {
  expect(monthlyOfQuote(100_00)).toBe(433_00)
})
