import { expect, test } from 'vitest'
import { flags } from '../tenant/flags.ts'
import { siteConfig } from '../tenant/site-config.ts'
import { canCalculate } from './can-calculate.ts'

const aSite = (finance = true, provider = 'manual') => ({
  config: siteConfig.parse({ finance: { provider } }),
  flags: flags.parse({ finance }),
})
const vehicle = { status: 'in_stock', price: 29_990_00, offer_price: null } as const

test('a site with a finance provider calculates, with a vehicle and without (vehicles §5, Calculator conditions)', () => {
  expect([canCalculate(vehicle, aSite()), canCalculate(null, aSite())]).toEqual([true, true])
})

test.each([
  ['without a provider', aSite(true, 'none')],
  ['with finance switched off', aSite(false)],
])('a site %s calculates nowhere', (_, site) => {
  expect([canCalculate(vehicle, site), canCalculate(null, site)]).toEqual([false, false])
})

test.each([
  { price: null },
  { price: 0 },
  { price: null, offer_price: 28_990_00, calculates: true },
  { status: 'sold' as const },
  { status: 'withdrawn' as const },
])(
  'of a vehicle with %o only where there is a price to finance and it is for sale',
  ({ calculates = false, ...changes }) => {
    expect(canCalculate({ ...vehicle, ...changes }, aSite())).toBe(calculates)
  },
)
