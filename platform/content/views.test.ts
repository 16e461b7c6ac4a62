import { expect, test } from 'vitest'
import { vehicleView } from './views.ts'

const aStored = (changes: Record<string, unknown> = {}) => ({
  id: 7,
  slug: 'kia-rio-a7',
  stocknum: 'A7',
  name: '2021 Kia Rio',
  make: 'Kia',
  model: 'Rio',
  car_type: 'used',
  year: 2021,
  price: 18_990_00,
  status: 'in_stock',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...changes,
})

test.each([
  ['year', 3000],
  ['price', -5],
  ['price', 1.5],
  ['km', -1],
  ['images', 'front.jpg'],
  ['finance_lenders', [1]],
])('a %s of %j is left out, and the vehicle shown', (field, value) => {
  const shown = vehicleView(aStored({ [field]: value }))
  expect(shown).toEqual(vehicleView(aStored({ [field]: null })))
  expect(shown).toMatchObject({ name: '2021 Kia Rio' })
})

test.each([
  ['status', 'scrapped'],
  ['make', 7],
  ['sold_at', 'yesterday'],
])('a vehicle with a %s of %j is none', (field, value) => {
  expect(vehicleView(aStored({ [field]: value }))).toBeNull()
})
