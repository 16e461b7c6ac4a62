import { expect, test } from 'vitest'
import { type Flags, flags } from '../tenant/flags.ts'
import { siteConfig } from '../tenant/site-config.ts'
import { cardActions } from './card-actions.ts'

type Facts = Parameters<typeof cardActions>[0]

const aCar = (changes: Partial<Facts> = {}): Facts => ({
  id: 12,
  slug: '2021-kia-cerato-a12',
  status: 'in_stock',
  reserved: false,
  tag: null,
  preorder: false,
  price: 24_990_00,
  offer_price: null,
  vin: 'KNAF1234567890123',
  car_type: 'used',
  item_type: 'car',
  simple_body: 'Sedan',
  dealership_slug: 'coastline-kia',
  ...changes,
})

const aSite = (on: Partial<Flags> = {}, cards: object = {}) => ({
  flags: flags.parse({ reserve: true, ...on }),
  config: siteConfig.parse({ cards }),
})

const labels = (car: Facts, site = aSite()) => cardActions(car, site).map(({ label }) => label)
const hrefOf = (kind: string, car: Facts, site = aSite()) =>
  cardActions(car, site).find((action) => action.kind === kind)?.href

test('a vehicle in stock has every button of the specification, in its order (vehicles §2, Card buttons; locations §2, Result cards)', () => {
  expect(labels(aCar())).toEqual([
    'View Details',
    'Enquire Now',
    'Book a Test Drive',
    'Get Finance',
    'Reserve this Car',
  ])
})

test.each(['sold', 'withdrawn'] as const)(
  'a %s vehicle offers its details and something similar alone (vehicles §2, Find Me Something Similar; §4, Car status; locations §4, Availability and price)',
  (status) => {
    expect(labels(aCar({ status }))).toEqual(['View Details', 'Find Me Something Similar'])
  },
)

test('a vehicle that is coming soon can be enquired about', () => {
  expect(labels(aCar({ status: 'coming_soon' }))).toContain('Enquire Now')
})

test.each([
  ['is reserved', { reserved: true }],
  ['has no price', { price: null }],
  ['costs $10', { price: 10_00 }],
  ['is on preorder', { preorder: true }],
  ['is there for test drives only', { tag: 'Test Drive Only' }],
])('nobody can reserve a vehicle that %s', (_, changes) => {
  expect(labels(aCar(changes))).not.toContain('Reserve this Car')
})

test('reserving is offered where the site has it switched on, by either name', () => {
  expect(labels(aCar(), aSite({ reserve: false }))).not.toContain('Reserve this Car')
  expect(labels(aCar(), aSite({ reserve: false, checkout: true }))).toContain('Reserve this Car')
})

test('finance is offered where the site has it switched on and the vehicle has a price', () => {
  expect(labels(aCar(), aSite({ finance: false }))).not.toContain('Get Finance')
  expect(labels(aCar({ price: null }))).not.toContain('Get Finance')
})

test('the words are the site’s own (vehicles §2, Card buttons)', () => {
  const site = aSite({}, { enquireText: 'Enquiry', financeText: 'Get Pre-Approved', reserveText: 'Reserve Now' })
  expect(labels(aCar(), site)).toEqual([
    'View Details',
    'Enquiry',
    'Book a Test Drive',
    'Get Pre-Approved',
    'Reserve Now',
  ])
})

test('a site shows only the buttons that it chose, in the specification’s order', () => {
  expect(labels(aCar(), aSite({}, { buttons: ['enquire', 'details'] }))).toEqual(['View Details', 'Enquire Now'])
})

test('the finance link carries dealership, budget in dollars, car, type and vin, and ends at the form (vehicles §2, Finance routes)', () => {
  expect(hrefOf('finance', aCar())).toBe(
    '/finance?preferredDealership=coastline-kia&vehiclePriceBudget=24990&car_id=12&car_type=used&vin=KNAF1234567890123#finance-form',
  )
})

test('what the finance link does not know it leaves out', () => {
  expect(hrefOf('finance', aCar({ vin: null, dealership_slug: null }))).toBe(
    '/finance?vehiclePriceBudget=24990&car_id=12&car_type=used#finance-form',
  )
})

test('gated finance of a vehicle begins at sign-in and comes back to the vehicle (vehicles §2, Gated finance route; locations §2, Personalised finance route)', () => {
  const url = new URL(hrefOf('finance', aCar(), aSite({ gateFinance: true })) ?? '', 'http://a.test')
  expect(url.pathname).toBe('/sign-in')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    type: 'car-finance',
    redirect: '/personalised/finance?car_id=12',
    back: '/cars/2021-kia-cerato-a12',
  })
})

test('a gated credit check keeps what the finance link carries', () => {
  const url = new URL(hrefOf('finance', aCar(), aSite({ gateCreditCheck: true })) ?? '', 'http://a.test')
  expect(url.searchParams.get('type')).toBe('finance')
  expect(url.searchParams.get('redirect')).toMatch(/^\/finance\?.*vin=KNAF1234567890123#finance-form$/)
})

test.each([
  ['checkout', '/cars/2021-kia-cerato-a12/checkout'],
  ['buy-online', '/cars/2021-kia-cerato-a12/buy-online'],
  ['checkout-journey', '/checkout-journey?car_id=2021-kia-cerato-a12'],
])('a site that sells by %s leads to %s (vehicles §2, Checkout routes)', (reservePath, href) => {
  expect(hrefOf('reserve', aCar(), aSite({}, { reservePath }))).toBe(href)
})

test('a gated checkout begins at sign-in', () => {
  expect(hrefOf('reserve', aCar(), aSite({ gateCheckout: true }))).toBe(
    '/sign-in?type=checkout&redirect=%2Fcars%2F2021-kia-cerato-a12%2Fcheckout&back=%2Fcars%2F2021-kia-cerato-a12',
  )
})

test('something similar is of the same body at about the price (vehicles §9, Similar cars)', () => {
  const href = hrefOf('similar', aCar({ status: 'sold' })) ?? ''
  expect(decodeURIComponent(href)).toBe(
    '/search/new-used-and-demo-cars?refinementList[body][0]=Sedan&range[price]=14990:34990',
  )
})
