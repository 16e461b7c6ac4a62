import { expect, test } from 'vitest'
import { printPath } from './print-path.ts'
import { slugInQuery } from './vehicle-in-query.ts'

test('the vehicle to print or buy is the one in the query, for any slug (vehicles §2, Checkout journey route; locations §2, Checkout journey route)', () => {
  expect(slugInQuery(printPath({ slug: 'a&b=c#d %?/é' }))).toBe('a&b=c#d %?/é')
  expect(slugInQuery('/checkout-journey?car_id=2021-kia-rio')).toBe('2021-kia-rio')
  expect(slugInQuery('/print')).toBeNull()
  expect(slugInQuery('/contact?car_id=12')).toBeNull()
})
