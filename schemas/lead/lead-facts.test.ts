import { expect, test } from 'vitest'
import { siteConfig } from '../tenant/site-config.ts'
import { leadFacts } from './lead-facts.ts'

const site = { config: siteConfig.parse({}) }
const north = { dealership_id: 10, dealership_slug: 'north', dealership_name: 'North Kia' }
const south = { dealership_id: 20, dealership_slug: 'south', dealership_name: 'South Kia' }
const nobody = { dealership_id: null, dealership_slug: null, dealership_name: null }
const car = { make: 'Kia', model: 'Rio' }
const dealerOf = (vehicle: object | null, location: typeof north | null) => {
  const facts = leadFacts({ site, vehicle: vehicle && { ...car, ...nobody, ...vehicle }, location, pageId: null })
  return [facts['car_dealership_id'], facts['dealership_slug'], facts['dealership_name']]
}

test('a lead that another dealer handles names the vehicle’s own dealer, all three facts of one', () => {
  expect(dealerOf(south, north)).toEqual([20, 'south', 'South Kia'])
})
test('a vehicle of the lead’s dealer takes slug and name from the location', () => {
  expect(dealerOf({ dealership_id: 10 }, north)).toEqual([10, 'north', 'North Kia'])
})
test('a vehicle without a dealer and a lead without a vehicle have the location’s', () => {
  expect(dealerOf({}, north)).toEqual([undefined, 'north', 'North Kia'])
  expect(dealerOf(null, north)).toEqual([undefined, 'north', 'North Kia'])
})
