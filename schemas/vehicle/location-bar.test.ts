import { expect, test } from 'vitest'
import { location } from '../location/location.ts'
import { locationBar } from './location-bar.ts'

const aLocation = (id: number, city: string, primary = false) =>
  location.parse({ id, name: `${city} branch`, slug: city.toLowerCase(), primary, address: { city, state: 'QLD' } })
const locations = [aLocation(1, 'Maroochydore', true), aLocation(2, 'Noosaville')]
const aCar = (changes: Partial<Parameters<typeof locationBar>[0]> = {}) => ({
  city: 'Noosaville',
  location_id: 2,
  location_name: 'Noosaville branch',
  state: 'QLD',
  ...changes,
})

test('a car at a city that is not the primary one is announced with the way there (vehicles §2, Location bar)', () => {
  const bar = locationBar(aCar(), locations)
  expect(bar?.city).toBe('Noosaville')
  expect(decodeURIComponent(bar?.directions ?? '')).toContain('Noosaville branch, Noosaville, QLD')
})

test('a car at the primary city is not', () => {
  expect(locationBar(aCar({ city: 'Maroochydore', location_id: 1 }), locations)).toBeNull()
})

test('a second location of the primary city is no other city', () => {
  expect(locationBar(aCar({ city: ' maroochydore ', location_id: null }), locations)).toBeNull()
})

test('a place that the site does not list is still announced by the car’s own city', () => {
  expect(locationBar(aCar({ city: 'Gympie', location_id: null, location_name: null }), locations)?.city).toBe('Gympie')
})

test('a car with an unknown city has no bar', () => {
  expect(locationBar(aCar({ city: null, location_id: null }), locations)).toBeNull()
})

test('where no location is primary, no city is another one', () => {
  expect(locationBar(aCar(), [aLocation(2, 'Noosaville')])).toBeNull()
})
