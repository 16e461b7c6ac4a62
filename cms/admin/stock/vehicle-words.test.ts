import { expect, test } from 'vitest'
import { absenceWords, vehicleWords } from './vehicle-words.ts'

test('a vehicle is described by its known number, price, kilometres and location', () => {
  const car = {
    id: 1,
    name: '2021 Kia Cerato',
    stocknum: 'A12',
    vin: null,
    status: 'in_stock',
    car_type: 'used',
  } as const
  const rest = { photo: null, isListed: true }
  expect(vehicleWords({ ...car, ...rest, price: 24_990_00, km: 42_350, location_name: 'Southport' })).toBe(
    'A12 · $24,990 · 42,350 km · Southport',
  )
  expect(vehicleWords({ ...car, ...rest, price: null, km: null, location_name: null })).toBe('A12 · No price')
})

test.each([
  ['in_stock', true, null],
  ['coming_soon', true, null],
  ['in_stock', false, 'Not on the site'],
  ['sold', true, 'Sold, still shown'],
  ['sold', false, 'Sold'],
  ['withdrawn', false, 'Withdrawn'],
] as const)('a pick that is %s and listed: %s is marked %s', (status, isListed, words) => {
  expect(absenceWords({ status, isListed })).toBe(words)
})
