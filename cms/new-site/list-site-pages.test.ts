import { expect, test } from 'vitest'
import { samplePath } from './list-site-pages.ts'

const rio = { slug: 'kia-rio-7', make: 'kia', model: 'rio' }
const none = { vehicle: null, location: null, brand: null, model: null }

test('a plain page is tried at its address', () =>
  expect(samplePath('/finance', { ...none, location: 'southport' })).toBe('/finance'))
test('a vehicle’s page is tried with a vehicle', () =>
  expect(samplePath('/cars/:slug', { ...none, vehicle: rio, location: 'southport' })).toBe('/cars/kia-rio-7'))
test('a page with the vehicle in its query too', () =>
  expect(samplePath('/print', { ...none, vehicle: rio, location: 'southport' })).toBe('/print?car_id=kia-rio-7'))
test('without stock, a page that needs a vehicle has no address', () => {
  expect(samplePath('/cars/:slug/checkout', { ...none, location: 'southport' })).toBeNull()
  expect(samplePath('/print', { ...none, location: 'southport' })).toBeNull()
})
test('optional parts are left out', () =>
  expect(samplePath('/search/:type/:make?/:model?', { ...none, location: 'southport' })).toBe(
    '/search/new-used-and-demo-cars',
  ))

test('a location’s page is tried with a location', () => {
  expect(samplePath('/our-location/:slug', { ...none, vehicle: rio, location: 'southport' })).toBe(
    '/our-location/southport',
  )
  expect(samplePath('/our-location/:slug', { ...none, vehicle: rio })).toBeNull()
})

test('the page of a brand or model is tried with one that the site sells', () => {
  expect(samplePath('/:brandSlug/overview', { ...none, brand: 'kia' })).toBe('/kia/overview')
  expect(samplePath('/:brandSlug/overview', { ...none, vehicle: rio })).toBeNull()
  expect(samplePath('/models/:slug', { ...none, model: 'sportage' })).toBe('/models/sportage')
  expect(samplePath('/models/:slug', { ...none, vehicle: rio })).toBeNull()
})
