import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildAutogauge, type Autogauge } from './autogauge.ts'
import { comparableStock, type AskedPrice } from './comparable-stock.ts'
import { countedUp, countUpMs } from './count-up.ts'
import { marketOfStock } from './market-of-stock.ts'
import { priceComparison } from './price-comparison.ts'

const aGauge = (changes: Partial<Autogauge> = {}): Autogauge => ({
  fill: 0.7,
  listing_price: 24_990_00,
  market_range_min: 22_000_00,
  market_range_max: 28_000_00,
  confidence: 0.8,
  description: 'Compared with 16 used Kia Cerato vehicles.',
  ...changes,
})

test('a whole gauge is shown', () => {
  expect(priceComparison(aGauge())).toMatchObject({ level: 'high', label: 'Great Deal', price: 24_990_00 })
})

test.each(['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence', 'description'] as const)(
  'a gauge without %s is hidden (vehicles §5, Auto-gauge card)',
  (missing) => {
    expect(priceComparison(aGauge({ [missing]: null }))).toBeNull()
  },
)

test.each([
  [{ confidence: 0.2 }],
  [{ confidence: 0 }],
  [{ market_range_max: 24_989_99 }],
  [{ description: '' }],
] as const)('a gauge with %j is hidden (vehicles §5, Auto-gauge card)', (changes) => {
  expect(priceComparison(aGauge(changes))).toBeNull()
})

test('a price at the very end of the market is still compared (vehicles §5)', () => {
  expect(priceComparison(aGauge({ market_range_max: 24_990_00, confidence: 0.21 }))).not.toBeNull()
})

test('where nothing came there is no gauge (vehicles §8)', () => {
  expect(priceComparison(null)).toBeNull()
})

test.each([
  [0, 'low', 'Good Deal'],
  [0.29, 'low', 'Good Deal'],
  [0.3, 'medium', 'Good Deal'],
  [0.59, 'medium', 'Good Deal'],
  [0.6, 'high', 'Good Deal'],
  [0.649, 'high', 'Good Deal'],
  [0.65, 'high', 'Great Deal'],
  [1, 'high', 'Great Deal'],
] as const)('a gauge filled to %d is %s and a %s (vehicles §9, Gauge levels)', (fill, level, label) => {
  expect(priceComparison(aGauge({ fill }))).toMatchObject({ level, label })
})

const value = { min: 20_000_00, max: 30_000_00, confidence: 1, description: 'x' }

test.each([
  [30_000_00, 0],
  [35_000_00, 0],
  [25_000_00, 0.5],
  [20_000_00, 1],
  [10_000_00, 1],
])('a price of %d in a market from 20,000 to 30,000 fills the gauge to %d', (price, fill) => {
  expect(buildAutogauge(price, value).fill).toBe(fill)
})

test('a market where all ask the same is no division by nothing', () => {
  expect(buildAutogauge(20_000_00, { ...value, max: 20_000_00 }).fill).toBe(1)
  expect(buildAutogauge(20_000_01, { ...value, max: 20_000_00 }).fill).toBe(0)
})

test('it counts up for 2.5 s, never back and never beyond (vehicles §9, Gauge levels)', () => {
  expect([countedUp(0), countedUp(countUpMs), countedUp(99_999), countedUp(-5)]).toEqual([0, 1, 1, 0])
  fc.assert(
    fc.property(fc.nat(2_500), fc.nat(2_500), (a, b) => {
      expect(countedUp(Math.max(a, b))).toBeGreaterThanOrEqual(countedUp(Math.min(a, b)))
    }),
  )
})

const aCerato = { id: 1, year: 2021, km: 40_000, badge: 'Sport', car_type: 'used' } as const
const vehicle = { ...aCerato, make: 'Kia', model: 'Cerato' }
const offers = (count: number, changes: Partial<AskedPrice> = {}): AskedPrice[] =>
  Array.from({ length: count }, (_, index) => ({
    ...aCerato,
    id: 100 + index,
    price: 20_000_00 + index * 1_000_00,
    ...changes,
  }))

test.each([
  ['itself', { id: 1 }],
  ['a new one', { car_type: 'new' }],
  ['one three years older', { year: 2018 }],
  ['one driven much further', { km: 90_000 }],
] as const)('a used car is not compared with %s', (_, changes) => {
  expect(comparableStock(aCerato, offers(9, changes)).found).toEqual([])
})

test('a new one is compared with demonstrators', () => {
  expect(
    comparableStock({ ...aCerato, car_type: 'new', km: 5 }, offers(9, { car_type: 'demo', km: 8_000 })).found,
  ).toHaveLength(9)
})

test('the same badge is asked first, and others only where there are too few', () => {
  const other = offers(9, { badge: 'GT' })
  expect(comparableStock(aCerato, [...offers(8), ...other]).found).toHaveLength(8)
  expect(comparableStock(aCerato, [...offers(2), ...other])).toMatchObject({ sameBadge: false, likeness: 0.75 })
})

test('the range holds eight of ten comparable prices, and the description explains the comparison', () => {
  const market = marketOfStock({ vehicle, offers: offers(11), country: 'AU' })
  expect(market).toMatchObject({ min: 21_000_00, max: 29_000_00, confidence: 0.55 })
  expect(market?.description).toBe(
    'Compared with 11 used Kia Cerato Sport vehicles from 2021 with similar kilometres, advertised by the dealers on this platform across Australia. Eight in ten of them are priced from $21,000 to $29,000. These are asking prices; condition and options are not taken into account.',
  )
})

test('four others are too few to be trusted, five alike are enough (vehicles §5)', () => {
  const shown = (count: number) => {
    const market = marketOfStock({ vehicle, offers: offers(count), country: 'AU' })
    return market !== null && priceComparison(buildAutogauge(20_000_00, market)) !== null
  }
  expect([shown(4), shown(5)]).toEqual([false, true])
})

test('with few offers there is no market value, so that no single price is revealed', () => {
  expect(marketOfStock({ vehicle, offers: offers(4), country: 'AU' })).toBeNull()
})

test('for any offers, the range is ordered, within the asking prices, and in whole cents', () => {
  const offer = fc.record({
    id: fc.integer({ min: 2, max: 10_000 }),
    year: fc.integer({ min: 2015, max: 2027 }),
    km: fc.option(fc.nat(300_000)),
    badge: fc.option(fc.constantFrom('Sport', 'sport', 'GT', '')),
    car_type: fc.constantFrom('new', 'demo', 'used'),
    price: fc.integer({ min: 1_000_00, max: 900_000_00 }),
  })
  fc.assert(
    fc.property(fc.array(offer, { maxLength: 40 }), (all) => {
      const market = marketOfStock({ vehicle, offers: all, country: 'NZ' })
      const prices = all.map(({ price }) => price)
      const { min, max, confidence } = market ?? { min: 1_000_00, max: 1_000_00, confidence: 0 }
      expect(Number.isSafeInteger(min) && Number.isSafeInteger(max) && min <= max).toBe(true)
      expect(min).toBeGreaterThanOrEqual(Math.min(1_000_00, ...prices) - 50)
      expect(max).toBeLessThanOrEqual(Math.max(1_000_00, ...prices) + 50)
      expect(confidence >= 0 && confidence <= 1).toBe(true)
      expect(market?.description ?? '').not.toMatch(/NaN|undefined|Infinity/)
    }),
  )
})
