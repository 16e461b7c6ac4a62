import { expect, test } from 'vitest'
import { matchPageRoute, type PageRoute } from './page-routes.ts'

const routes = ['/', '/cars/:slug', '/cars/trade-in', '/search/:type', '/search/:make/:model'].map(
  (path, index): PageRoute => ({ pageId: index + 1, path, changedAt: '2026-01-01T00:00:00.000Z', isHidden: false }),
)

test.each([
  ['/', { pageId: 1, params: {} }],
  ['/cars/2023-kia-sportage', { pageId: 2, params: { slug: '2023-kia-sportage' } }],
  ['/cars/trade-in', { pageId: 3, params: {} }],
  ['/search/used-cars', { pageId: 4, params: { type: 'used-cars' } }],
  ['/search/kia/sportage', { pageId: 5, params: { make: 'kia', model: 'sportage' } }],
  ['/cars', null],
  ['/search/kia/sportage/red', null],
  ['/SEARCH/used-cars', null],
  [`/cars/${'a'.repeat(201)}`, null],
])('%s is answered by the most literal page that fits', (path, match) => {
  expect(matchPageRoute(routes, path)).toEqual(match)
})
