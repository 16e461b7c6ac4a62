import { expect, test } from 'vitest'
import { listCategories } from './categories.ts'
import { vehicle, type VehicleInput } from './vehicle.ts'

const aVehicle = (facts: Partial<VehicleInput>) =>
  vehicle.parse({
    id: 1,
    slug: 'a-car',
    stocknum: 'S1',
    name: 'A car',
    make: 'Kia',
    model: 'Sportage',
    car_type: 'used',
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    ...facts,
  })

test('a seven-seat SUV is a family car (vehicles §3, Search state)', () => {
  expect(listCategories(aVehicle({ seats: 7, simple_body: 'SUV' }))).toEqual(['Seven seats and more', 'Family'])
})

test('what staff named comes first, and is not said twice', () => {
  expect(listCategories(aVehicle({ simple_body: 'Ute', categories: ['Fleet special', 'work'] }))).toEqual([
    'Fleet special',
    'work',
  ])
})

test('a caravan has the categories that it was given and no other', () => {
  expect(listCategories(aVehicle({ item_type: 'caravan', seats: 8, categories: ['Touring'] }))).toEqual(['Touring'])
})
