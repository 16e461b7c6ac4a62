import { expect, test } from 'vitest'
import { siteConfig } from '../tenant/site-config.ts'
import { readListingRules } from './listing-rules.ts'
import { vehicle, type VehicleInput } from './vehicle.ts'
import { listedUntil, listingState } from './listing-state.ts'

const now = new Date('2026-11-22T00:00:00.000Z')
const rulesOf = (stock: object = {}) => readListingRules(siteConfig.parse({ stock }))
const aVehicle = (changes: Partial<VehicleInput>) =>
  vehicle.parse({
    id: 1,
    slug: 'a1',
    stocknum: 'A1',
    name: '2021 Kia Cerato',
    make: 'Kia',
    model: 'Cerato',
    car_type: 'new',
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    ...changes,
  })
const standing = (changes: Partial<VehicleInput>, stock?: object) =>
  listingState(aVehicle(changes), { rules: rulesOf(stock), now })
const soldDaysAgo = (days: number) => ({
  status: 'sold' as const,
  sold_at: new Date(now.getTime() - days * 86_400_000).toISOString(),
})

test('a car in stock or coming soon has its page (vehicles §4, Car status)', () => {
  expect([standing({ status: 'in_stock' }), standing({ status: 'coming_soon' })]).toEqual(['listed', 'listed'])
})

test('a sold car has its page for three days, or as many as the dealer says, and is gone then (vehicles §4)', () => {
  expect([2.9, 3, 30].map((days) => standing(soldDaysAgo(days)))).toEqual(['listed', 'gone', 'gone'])
  expect(standing(soldDaysAgo(6), { soldForDays: 7 })).toBe('listed')
  expect(standing(soldDaysAgo(0), { soldForDays: 0 })).toBe('gone')
})

test('a withdrawn car, or one sold on an unknown date, is gone', () => {
  expect([standing({ status: 'withdrawn' }), standing({ status: 'sold' })]).toEqual(['gone', 'gone'])
})

test('what the site never shows is not said to be gone either (vehicles §4, §6, §9)', () => {
  expect(standing({ status: 'sold', show_on_dealer_website: false })).toBe('hidden')
  expect(standing({ status: 'withdrawn' }, { usedOnly: true })).toBe('hidden')
  expect(standing({ status: 'sold', stocknum: 'x9' }, { excludedStockNumbers: ['X9'] })).toBe('hidden')
  expect(standing({ show_on_dealer_website: false })).toBe('hidden')
})

test('the moment at which a sold car leaves the list is the one at which it is gone', () => {
  const rules = rulesOf()
  const sold = aVehicle(soldDaysAgo(1))
  const until = listedUntil(sold, rules)
  expect(until?.toISOString()).toBe('2026-11-24T00:00:00.000Z')
  expect(listingState(sold, { rules, now: until ?? now })).toBe('gone')
  expect(listedUntil(aVehicle({}), rules)).toBeNull()
})
