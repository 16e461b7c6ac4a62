import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOfBand, priceBand, priceBands } from './price-band.ts'

test('bands are open at both ends and meet (vehicles §3, Search state)', () => {
  expect(priceBands('price')).toEqual([
    ':10000',
    '10000:20000',
    '20000:30000',
    '30000:40000',
    '40000:60000',
    '60000:80000',
    '80000:',
  ])
})

test.each([
  [9_999_99, ':10000'],
  [10_000_00, '10000:20000'],
  [79_999_99, '60000:80000'],
  [80_000_00, '80000:'],
  [null, null],
])('a price of %j cents is in the band %j', (amount, band) => {
  expect(priceBand('price', amount)).toBe(band)
})

test('every amount is within its band', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), fc.constantFrom('price', 'weekly_price'), (amount, of) => {
      const { min = 0, max = Number.POSITIVE_INFINITY } = boundsOfBand(priceBand(of, amount) ?? '') ?? {}
      expect(amount >= min && amount < max).toBe(true)
    }),
  )
})

test.each(['', ':', 'cheap', '1:2:3', '-1:5'])('%j is no band', (text) => {
  expect(boundsOfBand(text)).toBeNull()
})
