import { expect, test } from 'vitest'
import { type StockRoute, stockTitle } from './stock-route.ts'

test.each<[StockRoute, Record<string, number>, string]>([
  ['new-used-and-demo-cars', { car: 40, caravan: 2 }, 'New, used and demo cars'],
  ['new-used-and-demo-cars', { caravan: 12, motorcycle: 9 }, 'New, used and demo vehicles'],
  ['new-and-demo-cars', { motorcycle: 9, car: 0 }, 'New and demo vehicles'],
  ['used-cars', { truck: 1 }, 'Used vehicles'],
])('%s of %j is called “%3$s”', (route, kinds, title) => {
  expect(stockTitle(route, kinds)).toBe(title)
})

test('a site that lists nothing yet sells cars', () => {
  expect(stockTitle('demo-cars', {})).toBe('Demo cars')
})
