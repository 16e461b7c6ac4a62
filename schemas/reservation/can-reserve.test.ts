import { expect, test } from 'vitest'
import { flags } from '../tenant/flags.ts'
import { canReserve, purposeOn } from './can-reserve.ts'

const on = (given: object) => ({ flags: flags.parse(given) })
const car = {
  status: 'in_stock',
  reserved: false,
  tag: null,
  price: 20_000_00,
  offer_price: null,
  preorder: false,
} as const

test('an available car with a price can be reserved where the site takes reservations (vehicles §4, Reserve availability; locations §5, Reserve and PDF rules)', () => {
  expect(canReserve(car, on({ reserve: true }))).toBe(true)
  expect(canReserve(car, on({}))).toBe(false)
})

test.each([
  { status: 'sold' as const },
  { reserved: true },
  { price: null },
  { preorder: true },
  { tag: 'Test Drive Only' },
])('one with %j cannot (vehicles §4, Reserve availability)', (changes) => {
  expect(canReserve({ ...car, ...changes }, on({ reserve: true, checkout: true }))).toBe(false)
})

test.each([
  ['purchase', { reserve: true, checkout: true }, 'purchase'],
  ['purchase', { reserve: true }, 'reservation'],
  ['reservation', { checkout: true }, 'purchase'],
  ['reservation', {}, null],
] as const)(
  'a page for a %s on a site with %j is for a %s (locations §2, Buy-online route)',
  (wanted, given, purpose) => {
    expect(purposeOn(on(given), wanted)).toBe(purpose)
  },
)
