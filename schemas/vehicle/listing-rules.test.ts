import { expect, test } from 'vitest'
import { siteConfig } from '../tenant/site-config.ts'
import { isListed, readListingRules, soldSince } from './listing-rules.ts'

const now = new Date('2026-03-10T00:00:00Z')
const rules = readListingRules(siteConfig.parse({}))
const aCar = (changes: Partial<Parameters<typeof isListed>[0]> = {}): Parameters<typeof isListed>[0] => ({
  id: 1,
  stocknum: 'A1',
  status: 'in_stock',
  car_type: 'used',
  sold_at: null,
  show_on_dealer_website: true,
  website_id: null,
  option_code: null,
  ...changes,
})

test('a site lists vehicles in stock and coming soon', () => {
  expect(isListed(aCar(), rules, now)).toBe(true)
  expect(isListed(aCar({ status: 'coming_soon' }), rules, now)).toBe(true)
})

test('a withdrawn vehicle is never listed', () => {
  expect(isListed(aCar({ status: 'withdrawn' }), rules, now)).toBe(false)
})

test('a sold vehicle is listed for three days unless the dealer sets otherwise (vehicles §4, Listing on the dealer site; locations §4, Availability and price; §9, Sold days and promo places)', () => {
  const sold = (sold_at: string | null) => aCar({ status: 'sold', sold_at })
  expect(isListed(sold('2026-03-08T00:00:00Z'), rules, now)).toBe(true)
  expect(isListed(sold('2026-03-06T00:00:00Z'), rules, now)).toBe(false)
  expect(isListed(sold('2026-03-06T00:00:00Z'), { ...rules, soldForDays: 10 }, now)).toBe(true)
  expect(isListed(sold('2026-03-10T00:00:00Z'), { ...rules, soldForDays: 0 }, now)).toBe(false)
  expect(isListed(sold(null), rules, now)).toBe(false)
})

test('a vehicle kept off the dealer’s website is listed only where the site does not mind (vehicles §4, Listing on the dealer site)', () => {
  const hidden = aCar({ show_on_dealer_website: false })
  expect(isListed(hidden, rules, now)).toBe(false)
  expect(isListed(hidden, { ...rules, dealerWebsiteOnly: false }, now)).toBe(true)
})

test('hidden vehicles, excluded stock numbers and new cars on a used-only site are not listed (vehicles §6, Hidden stock; §9, Stock filters)', () => {
  expect(isListed(aCar({ id: 793 }), { ...rules, hiddenVehicleIds: [793] }, now)).toBe(false)
  expect(isListed(aCar({ stocknum: 'AB12' }), { ...rules, excludedStockNumbers: ['ab12'] }, now)).toBe(false)
  expect(isListed(aCar({ car_type: 'demo' }), { ...rules, usedOnly: true }, now)).toBe(false)
})

test('sold vehicles are counted back from this moment', () => {
  expect(soldSince(rules, now).toISOString()).toBe('2026-03-07T00:00:00.000Z')
})

test('vehicles of a hidden website are not listed (vehicles §6, Hidden stock)', () => {
  const hiding = { ...rules, hiddenWebsiteIds: [1454] }
  expect(isListed(aCar({ website_id: 1454 }), hiding, now)).toBe(false)
  expect(isListed(aCar({ website_id: 1455 }), hiding, now)).toBe(true)
  expect(isListed(aCar(), hiding, now)).toBe(true)
})

test.each([
  [0, true],
  [14, true],
  [15, false],
  [null, false],
])(
  'where option codes decide, a vehicle in stock with the code %j is listed: %j (vehicles §9, Stock filters)',
  (code, listed) => {
    const byCode = { ...rules, optionCodesOnly: true }
    expect(isListed(aCar({ option_code: code }), byCode, now)).toBe(listed)
    expect(isListed(aCar({ option_code: code, status: 'coming_soon' }), byCode, now)).toBe(false)
  },
)
