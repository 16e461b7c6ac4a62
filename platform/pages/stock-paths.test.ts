import { expect, test } from 'vitest'
import { stockPaths } from './stock-paths.ts'

test('the site map has the types, makes and models that there is a vehicle of (locations §2)', () => {
  const facets = {
    car_type: { used: 3, demo: 0 },
    make: { Kia: 2, 'Mercedes-Benz': 1 },
    make_model: { 'Kia:Sportage': 2, 'Mercedes-Benz:GLC 300': 1 },
  }
  expect(stockPaths(facets)).toEqual([
    '/search/used-cars',
    '/search/kia',
    '/search/mercedes-benz',
    '/search/kia/sportage',
    '/search/mercedes-benz/glc-300',
  ])
})

test('a make or model without letters has no page', () => {
  expect(stockPaths({ make: { '?': 1 }, make_model: { '?:?': 1, 'Kia:…': 1 } })).toEqual([])
})
