import { expect, test } from 'vitest'
import type { VehicleInput } from '#schemas/vehicle/vehicle.ts'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleStickyHeader } from './block.ts'
import component from './component.tsx'
import { empty, typical } from './fixtures.ts'

const modules = { block: vehicleStickyHeader, component }
const base = aSite()
const site = {
  ...base,
  flags: { ...base.flags, valuation: true },
  config: { ...base.config, finance: { ...base.config.finance, comparisonRate: 10.59 } },
}
const htmlOf = (changes: Partial<VehicleInput> = {}) =>
  renderBlock(modules, typical, aRuntime({ site, page: aPage({ vehicle: aVehicle(changes) }) }))

test('it appears after 500 pixels, and is inert until then (vehicles §2, Sticky header)', async () => {
  const bar = '[data-tool="bar"][data-after="500"][data-edge="top"][inert]'
  expect(parseHtml(await htmlOf()).querySelectorAll(bar)).toHaveLength(1)
})

test('it says name, transmission and body, price and price type (vehicles §2, Sticky header)', async () => {
  const page = parseHtml(await htmlOf())
  expect(readTexts(page, 'section p').slice(0, 2)).toEqual(['2021 Kia Cerato Sport BD', 'Automatic · Sedan'])
  expect(page.body.textContent).toMatch(/\$24,990.*drive away/s)
  expect(readAttributes(page, 'img', 'src')).toEqual([expect.stringContaining('a12-1.webp')])
})

test('its repayment a week has its comparison rate and warning beside it', async () => {
  const { textContent } = parseHtml(await htmlOf()).body
  expect(textContent).toMatch(/\/wk\*.*10\.59% p\.a\. comparison rate.*WARNING/s)
})

test('it leads to finance and to a trade-in valuation (vehicles §2, Sticky header)', async () => {
  const page = parseHtml(await htmlOf())
  expect(readTexts(page, 'a[href$="#finance-form"]')).toEqual(['Get Finance'])
  expect(readTexts(page, 'a[href="/cars/trade-in?car_id=12"]')).toEqual(['Trade-In Valuation'])
})

test('a reserved vehicle is neither financed nor traded for', async () => {
  const html = await htmlOf({ reserved: true })
  expect(html).not.toContain('Get Finance')
  expect(html).not.toContain('Trade-In')
})

test('a vehicle that is gone offers something similar, and no price', async () => {
  const html = await htmlOf({ status: 'sold' })
  expect(html).toContain('Find Me Something Similar')
  expect(html).not.toContain('$24,990')
})

test('a vehicle without a picture has none', async () => {
  expect(parseHtml(await htmlOf({ images: [] })).querySelector('img')).toBeNull()
})

test('a marketer may leave out all but the price', async () => {
  const html = await renderBlock(modules, empty, aRuntime({ site }))
  expect(html).toContain('$24,990')
  expect(html).not.toMatch(/Get Finance|Trade-In|\/wk/)
})
