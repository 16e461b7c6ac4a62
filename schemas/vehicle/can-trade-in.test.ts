import { expect, test } from 'vitest'
import { flags } from '../tenant/flags.ts'
import { canTradeIn } from './can-trade-in.ts'
import { tradeInPath } from './trade-in-path.ts'

const aCar = { status: 'in_stock', reserved: false, price: 24_990_00, offer_price: null } as const
const withValuation = { flags: flags.parse({ valuation: true }) }

test('a vehicle in stock over $200 takes a trade-in where the site values them (vehicles §5, Trade-in button; locations §5, Trade-in rules)', () => {
  expect(canTradeIn(aCar, withValuation)).toBe(true)
})

test('a site without the valuation feature has no trade-in button (vehicles §5, Trade-in button)', () => {
  expect(canTradeIn(aCar, { flags: flags.parse({}) })).toBe(false)
})

test.each([
  [{ status: 'sold' }],
  [{ status: 'withdrawn' }],
  [{ status: 'coming_soon' }],
  [{ reserved: true }],
  [{ price: null }],
  [{ price: 200_00 }],
  [{ offer_price: 199_00 }],
] as const)('a vehicle with %j takes no trade-in (vehicles §5, Trade-in button)', (change) => {
  expect(canTradeIn({ ...aCar, ...change }, withValuation)).toBe(false)
})

test('one cent over $200 is over $200 (vehicles §9, Reserve and trade-in amounts)', () => {
  expect(canTradeIn({ ...aCar, price: 200_01 }, withValuation)).toBe(true)
})

test('the valuation knows for which vehicle it is asked (vehicles §2, Trade-in routes)', () => {
  expect(tradeInPath({ id: 12 })).toBe('/cars/trade-in?car_id=12')
})
