import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealerPrice, usedValue } from './value.ts'

const worth = fc.record({
  make: fc.constantFrom('Toyota', 'Kia', 'BMW', 'Holden', 'Unheard of'),
  newPrice: fc.integer({ min: 15_000, max: 160_000 }),
  ageYears: fc.double({ min: 0.2, max: 18, noNaN: true }),
  km: fc.integer({ min: 500, max: 320_000 }),
})

test('a vehicle a year older never fetches more', () => {
  fc.assert(
    fc.property(worth, (car) => {
      expect(usedValue({ ...car, ageYears: car.ageYears + 1 })).toBeLessThanOrEqual(usedValue(car))
    }),
  )
})

test('a vehicle with 10,000 km more never fetches more', () => {
  fc.assert(
    fc.property(worth, (car) => {
      expect(usedValue({ ...car, km: car.km + 10_000 })).toBeLessThanOrEqual(usedValue(car))
    }),
  )
})

test('a used vehicle costs less than it did new', () => {
  fc.assert(
    fc.property(worth, (car) => {
      expect(usedValue(car)).toBeLessThan(car.newPrice)
    }),
  )
})

test('a dealer rounds to an ending that people know', () => {
  expect(dealerPrice(34_310, 990)).toBe(33_990)
  expect(dealerPrice(34_310, 888)).toBe(33_888)
  expect(dealerPrice(12_260, 0)).toBe(12_500)
})
