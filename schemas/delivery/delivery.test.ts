import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPostcode } from './check-postcode.ts'
import { deliveryNote, deliveryPrice } from './delivery-words.ts'
import { deliveryZone, type DeliveryZone } from './delivery-zone.ts'
import { readPostcodeRanges } from './postcode-ranges.ts'
import { quoteDelivery } from './quote-delivery.ts'

const byPostcodes = (name: string, postcodes: string, price: number): DeliveryZone =>
  deliveryZone.parse({ kind: 'postcodes', name, postcodes, price })
const byDistance = (within: number, price: number): DeliveryZone =>
  deliveryZone.parse({ kind: 'distance', name: `Within ${within} km`, within, price })

const queensland = byPostcodes('Queensland', '4000-4999, 9000-9999', 690_00)
const brisbane = byPostcodes('Brisbane', '4000-4179', 190_00)

test.each([
  [
    '4000-4179, 4300',
    [
      { from: '4000', to: '4179' },
      { from: '4300', to: '4300' },
    ],
  ],
  [
    '4000 – 4179; 4300',
    [
      { from: '4000', to: '4179' },
      { from: '4300', to: '4300' },
    ],
  ],
  [
    '4000 to 4179\n0800',
    [
      { from: '4000', to: '4179' },
      { from: '0800', to: '0800' },
    ],
  ],
  ['', []],
  ['Brisbane', null],
  ['4179-4000', null],
  ['400', null],
  ['4000-', null],
  ['4000-4100-4200', null],
])('staff who write %j mean %j', (text, ranges) => {
  expect(readPostcodeRanges(text)).toEqual(ranges)
})

test('a region that names a postcode says what delivery there costs (vehicles §3, Stored and related entries)', () => {
  expect(quoteDelivery([queensland], { postcode: '4870', distance: null })).toEqual({
    name: 'Queensland',
    price: 690_00,
  })
})

test('the narrower of two regions wins, in whichever order they are written', () => {
  for (const zones of [
    [queensland, brisbane],
    [brisbane, queensland],
  ])
    expect(quoteDelivery(zones, { postcode: '4101', distance: null })?.name).toBe('Brisbane')
})

test('where no region names the postcode, the nearest distance that reaches it counts', () => {
  const zones = [byDistance(500, 990_00), brisbane, byDistance(100, 290_00)]
  expect(quoteDelivery(zones, { postcode: '2480', distance: 99 })?.price).toBe(290_00)
  expect(quoteDelivery(zones, { postcode: '2480', distance: 101 })?.price).toBe(990_00)
  expect(quoteDelivery(zones, { postcode: '4101', distance: 10 })?.name).toBe('Brisbane')
})

test('no price is quoted outside all zones (vehicles §8)', () => {
  expect(quoteDelivery([brisbane, byDistance(100, 290_00)], { postcode: '6000', distance: 3_600 })).toBeNull()
  expect(quoteDelivery([byDistance(100, 290_00)], { postcode: '6000', distance: null })).toBeNull()
  expect(quoteDelivery([], { postcode: '6000', distance: 0 })).toBeNull()
})

test('a quote is always that of a zone which reaches the place, and the order of zones never matters', () => {
  const zone = fc.oneof(
    fc
      .tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 0, max: 500 }), fc.nat(900_00))
      .map(([from, more, price]) => byPostcodes(`From ${from}`, `${from}-${Math.min(9999, from + more)}`, price)),
    fc.tuple(fc.integer({ min: 1, max: 4000 }), fc.nat(900_00)).map(([within, price]) => byDistance(within, price)),
  )
  fc.assert(
    fc.property(
      fc.array(zone, { maxLength: 12 }),
      fc.integer({ min: 1000, max: 9999 }),
      fc.nat(4000),
      (zones, to, distance) => {
        const place = { postcode: String(to), distance }
        const quote = quoteDelivery(zones, place)
        expect(quoteDelivery(zones.toReversed(), place)?.price).toBe(quote?.price)
        const reached = zones.filter((one) => quoteDelivery([one], place) !== null)
        const quoted = reached.filter(({ name, price }) => name === quote?.name && price === quote.price)
        expect(quoted.length > 0).toBe(reached.length > 0)
      },
    ),
  )
})

test.each([
  ['', 'Please enter a postcode.'],
  ['   ', 'Please enter a postcode.'],
  ['400', 'Invalid postcode. Please enter a 4-digit number.'],
  ['40000', 'Invalid postcode. Please enter a 4-digit number.'],
  ['４０００', 'Invalid postcode. Please enter a 4-digit number.'],
  [' 4000 ', null],
])('who asks for delivery to %j hears %j (vehicles §5, Delivery postcode; §8, No delivery quote)', (typed, words) => {
  expect(checkPostcode(typed)).toBe(words)
})

const everywhere = { everywhere: true, regions: [], withinKm: null }
const area = (regions: string[], withinKm: number | null) => ({ everywhere: false, regions, withinKm })

test.each([
  [area(['Sunshine Coast', 'Brisbane'], null), 'We deliver to Sunshine Coast and Brisbane. The price is a guide only.'],
  [area([], 1_000), 'We deliver anywhere within 1,000 km of us. The price is a guide only.'],
  [area(['Tasmania'], 400), 'We deliver to Tasmania, and anywhere within 400 km of us. The price is a guide only.'],
  [area([], null), 'Ask us about delivery. The price is a guide only.'],
  [null, 'Ask us about delivery. The price is a guide only.'],
])('delivery that does not reach everywhere says how far it does (vehicles §9, Delivery area)', (reach, words) => {
  expect(deliveryNote({ country: 'AU' }, reach)).toBe(words)
})

test('delivery goes anywhere in the country, and the price is a guide only (vehicles §9, Delivery area)', () => {
  expect(deliveryNote({ country: 'AU' }, everywhere)).toBe(
    'We deliver anywhere in Australia. The price is a guide only.',
  )
  expect(deliveryNote({ country: 'NZ' }, everywhere)).toBe(
    'We deliver anywhere in New Zealand. The price is a guide only.',
  )
})

test('what costs nothing is free', () => {
  expect(deliveryPrice({ price: 0 })).toBe('Free')
  expect(deliveryPrice({ price: 1_490_00 })).toBe('$1,490')
})
