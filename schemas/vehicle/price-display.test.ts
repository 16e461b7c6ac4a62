import fc from 'fast-check'
import { expect, test } from 'vitest'
import { belowMarketBy, priceDisplay, type PriceFacts } from './price-display.ts'

const aPrice = (changes: Partial<PriceFacts> = {}): PriceFacts => ({
  price: 29_990_00,
  before_price: null,
  offer_price: null,
  subscription_price: null,
  price_type: 'Drive Away',
  preorder: false,
  ...changes,
})
const site = { offersSubscription: false, noPriceText: 'Enquire for price.' }

test('a subscription price comes first where the site offers subscriptions (vehicles §1, Subscriptions; §4, Price display; locations §4, Availability and price)', () => {
  expect(priceDisplay(aPrice({ subscription_price: 299_00 }), { ...site, offersSubscription: true })).toEqual({
    kind: 'subscription',
    amount: 299_00,
  })
})

test('a subscription price is nothing on a site without subscriptions', () => {
  expect(priceDisplay(aPrice({ subscription_price: 299_00 }), site).kind).toBe('price')
})

test('a price of $10 is no price (vehicles §4, Price display)', () => {
  expect(priceDisplay(aPrice({ price: 10_00 }), site)).toEqual({ kind: 'no-price', text: 'Enquire for price.' })
})

test('without a price a preorder says PREORDER (vehicles §4, Price display)', () => {
  expect(priceDisplay(aPrice({ price: null, preorder: true }), site)).toEqual({ kind: 'preorder', text: 'PREORDER' })
})

test('an offer below the price is the price', () => {
  expect(priceDisplay(aPrice({ offer_price: 27_990_00, before_price: 29_990_00 }), site)).toMatchObject({
    amount: 27_990_00,
    was: 29_990_00,
  })
})

test('a was-price appears only above the current price (vehicles §4, Price display)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 11_00, max: 500_000_00 }),
      fc.integer({ min: 0, max: 500_000_00 }),
      (price, before) => {
        const shown = priceDisplay(aPrice({ price, before_price: before }), site)
        expect(shown.kind === 'price' && shown.was).toBe(before > price ? before : null)
      },
    ),
  )
})

test('a price $499 under the market earns no badge (vehicles §4, Price display)', () => {
  expect(belowMarketBy({ price: 20_000_00, offer_price: null, average_market_price: 20_499_00 })).toBeNull()
})

test('a price $500 under the market says by how much (vehicles §4, Price display)', () => {
  expect(belowMarketBy({ price: 20_000_00, offer_price: null, average_market_price: 20_500_00 })).toBe(500_00)
})
