import { expect, test } from 'vitest'
import { pageType } from './page-type.ts'

test.each([
  ['/', {}, 'home'],
  ['/cars/2021-kia-cerato-a12', { hasVehicle: true }, 'item'],
  ['/cars/2021-kia-cerato-a12/checkout', { hasVehicle: true }, 'checkout'],
  ['/cars/2021-kia-cerato-a12/buy-online', { hasVehicle: true }, 'checkout'],
  ['/checkout-journey', { hasVehicle: true }, 'checkout'],
  ['/cars/trade-in', {}, 'trade'],
  ['/search/used-cars/kia', { hasStock: true }, 'itemlist'],
  ['/apply-for-finance', {}, 'finance'],
  ['/special-offers', {}, 'specials'],
  ['/offers', {}, 'specials'],
  ['/dealer-locator', {}, 'contact'],
  ['/our-location/robina', {}, 'contact'],
  ['/mymotorama', {}, 'account'],
  ['/locations/robina', {}, 'contact'],
  ['/success', {}, 'confirmation'],
  ['/blog/ev-range', {}, 'other'],
] as const)('%s is a page of the type that reports know', (path, more, type) => {
  expect(pageType({ path, hasVehicle: false, hasStock: false, ...more })).toBe(type)
})
