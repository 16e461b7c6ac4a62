import { expect, test } from 'vitest'
import { type Flags, flags } from '../tenant/flags.ts'
import { vehicleButtonKinds, vehicleButtons } from './vehicle-buttons.ts'
import { vehicle, type VehicleInput } from './vehicle.ts'

const photo = { image: { url: '/a.webp', thumb: { url: '/a.webp' } } }
const car = (changes: Partial<VehicleInput> = {}) =>
  vehicle.parse({
    id: 3,
    slug: 'k',
    stocknum: 'K1',
    name: 'Kia',
    make: 'Kia',
    model: 'Rio',
    car_type: 'used',
    price: 24_990_00,
    images: Array.from({ length: 4 }, () => photo),
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    ...changes,
  })
const kinds = (changes: Partial<VehicleInput> = {}, on: Partial<Flags> = {}) =>
  vehicleButtons(car(changes), { site: { flags: flags.parse(on) }, wantedKinds: vehicleButtonKinds })

test('an available car is enquired about, called about, driven and financed (vehicles §1, Ways to contact the dealer)', () => {
  expect(kinds()).toEqual(['enquire', 'call', 'test-drive', 'finance'])
  expect(kinds({ status: 'coming_soon' })).toContain('enquire')
})

test('a vehicle that is gone has no buttons (vehicles §4)', () => {
  expect(kinds({ status: 'sold' })).toEqual([])
  expect(kinds({ status: 'withdrawn' })).toEqual([])
})

test('reserving shows only where the site takes reservations and the car qualifies (vehicles §4, Reserve availability)', () => {
  expect(kinds({}, { reserve: true })[0]).toBe('reserve')
  expect(kinds({}, { checkout: true })[0]).toBe('reserve')
  for (const change of [{ price: null }, { reserved: true }, { preorder: true }, { tag: 'Test Drive Only' }])
    expect(kinds(change, { reserve: true })).not.toContain('reserve')
})

test('a site without finance has no finance button; neither has a car without a price', () => {
  expect(kinds({}, { finance: false })).not.toContain('finance')
  expect(kinds({ price: null })).not.toContain('finance')
})

test('a trade-in is offered by its own rules (vehicles §5)', () => {
  expect(kinds({}, { valuation: true })).toContain('trade-in')
  expect(kinds({ status: 'coming_soon' }, { valuation: true })).not.toContain('trade-in')
})

test('photos can be requested if there are three or fewer (vehicles §7, Request photos)', () => {
  expect(kinds({ images: [] })).toContain('request-photos')
  expect(kinds({ images: [photo, photo, photo] })).toContain('request-photos')
  expect(kinds({ images: [photo, photo, photo, { ...photo, isVideo: true }] })).toContain('request-photos')
})

test('what the marketer left out is not there', () => {
  expect(vehicleButtons(car(), { site: { flags: flags.parse({}) }, wantedKinds: ['call', 'enquire'] })).toEqual([
    'enquire',
    'call',
  ])
})
