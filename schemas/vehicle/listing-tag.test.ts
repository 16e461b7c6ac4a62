import { expect, test } from 'vitest'
import { listingTag, type TagFacts, type TagRules } from './listing-tag.ts'

const now = new Date('2026-03-20T00:00:00Z')
const daysAgo = (days: number) => Math.floor(now.getTime() / 1000) - days * 86_400
const aVehicle = (changes: Partial<TagFacts> = {}): TagFacts => ({
  status: 'in_stock',
  make: 'Kia',
  simple_fuel: 'Petrol',
  reserved: false,
  certified: false,
  tag: null,
  created_at_timestamp: daysAgo(30),
  ...changes,
})
const rules: TagRules = {
  electricTag: true,
  certifiedMake: 'Kia',
  justArrivedDays: 8,
  justArrivedText: 'JUST ARRIVED',
  soldTag: 'JUST SOLD',
}
const tagOf = (changes: Partial<TagFacts>, changedRules: Partial<TagRules> = {}) =>
  listingTag(aVehicle(changes), { rules: { ...rules, ...changedRules }, now })?.text ?? null

test.each([
  [{ status: 'sold', reserved: true }, 'JUST SOLD'],
  [{ simple_fuel: 'Electric', reserved: true }, 'Electric'],
  [{ simple_fuel: 'Plug-in Hybrid' }, 'Hybrid'],
  [{ reserved: true, certified: true }, 'Reserved'],
  [{ certified: true, tag: 'Manager’s special' }, 'Kia Certified'],
  [{ certified: true, make: 'Ford', tag: 'Manager’s special' }, 'Manager’s special'],
  [{ tag: 'Test Drive Only', status: 'coming_soon' }, 'Test Drive Only'],
  [{ status: 'coming_soon', created_at_timestamp: daysAgo(1) }, 'COMING SOON'],
  [{ created_at_timestamp: daysAgo(8) }, 'JUST ARRIVED'],
  [{ created_at_timestamp: daysAgo(9) }, null],
] satisfies [Partial<TagFacts>, string | null][])(
  '%o carries the tag %s (vehicles §4, Listing tag precedence, Sold tag; §9, Just-arrived window and debounce)',
  (changes, text) => {
    expect(tagOf(changes)).toBe(text)
  },
)

test('Electric is a tag only where the tenant enables it (vehicles §4, Listing tag precedence)', () => {
  expect(tagOf({ simple_fuel: 'Electric', reserved: true }, { electricTag: false })).toBe('Reserved')
})
