import { expect, test } from 'vitest'
import { location } from './location.ts'
import { findLocation, isLocationPattern } from './location-path.ts'

const all = [
  location.parse({
    id: 1,
    name: 'Service',
    slug: 'wickham',
    location_type: 'service',
    dealership_slug: 'newcastle',
    address: {},
  }),
  location.parse({ id: 2, name: 'Sales', slug: 'hunter', primary: true, dealership_slug: 'newcastle', address: {} }),
]

test('a location is found by its slug, and a dealership leads to its main one (locations §2, Location routes)', () => {
  expect(findLocation('wickham', all)?.id).toBe(1)
  expect(findLocation('newcastle', all)?.id).toBe(2)
  expect(findLocation('nowhere', all)).toBeNull()
})

test('pages of locations are known by their pattern', () => {
  expect(['/our-location/:slug', '/locations/:slug', '/contact-us/:slug'].every(isLocationPattern)).toBe(true)
  expect(['/cars/:slug', '/contact-us', '/locations/:slug/map'].some(isLocationPattern)).toBe(false)
})
