import { expect, test } from 'vitest'
import { parseHtml, readAttributes } from '#tests/support/parse-html.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { financeCta } from './block.ts'
import component from './component.tsx'
import { longest, typical } from './fixtures.ts'

const modules = { block: financeCta, component }
const site = aSite()

test('the link carries the query fields and ends with #finance-form (vehicles §2, Finance call to action)', async () => {
  const page = aPage({
    vehicle: aVehicle({ vin: 'KNA123', dealership_slug: 'southport', price: 24_990_00, offer_price: null }),
  })
  const html = await renderBlock(modules, typical, aRuntime({ page }))
  expect(readAttributes(parseHtml(html), 'a', 'href')).toEqual([
    '/finance?preferredDealership=southport&vehiclePriceBudget=24990&car_id=12&car_type=used&vin=KNA123#finance-form',
  ])
})

test('where the form opens over the page the button is still a link to it', async () => {
  const page = parseHtml(await renderBlock(modules, longest))
  expect(readAttributes(page, 'a[data-act="finance"]', 'href')).toEqual([expect.stringMatching(/^\/finance\?/)])
})

test('where finance is gated the link leads by sign-in (locations §6, Gated by flag)', async () => {
  const gated = aRuntime({ site: { ...site, flags: { ...site.flags, gateFinance: true } } })
  const page = parseHtml(await renderBlock(modules, typical, gated))
  expect(readAttributes(page, 'a', 'href')).toEqual([expect.stringMatching(/^\/sign-in\?type=car-finance/)])
})

test.each([{ price: null, offer_price: null }, { status: 'sold' as const }, { reserved: true }])(
  'a vehicle with %j has no call-to-action',
  async (change) => {
    expect(await renderBlock(modules, typical, aRuntime({ page: aPage({ vehicle: aVehicle(change) }) }))).toBe('')
  },
)

test('a site without finance has none', async () => {
  const without = aRuntime({ site: { ...site, flags: { ...site.flags, finance: false } } })
  expect(await renderBlock(modules, typical, without)).toBe('')
})
