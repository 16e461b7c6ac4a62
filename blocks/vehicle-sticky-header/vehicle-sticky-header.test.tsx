import { expect, test } from 'vitest'
import type { VehicleInput } from '#schemas/vehicle/vehicle.ts'
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

test('it comes after 500 pixels, and until then nobody can reach into it (vehicles §2)', async () => {
  expect(await htmlOf()).toMatch(/data-tool="bar" data-after="500" data-edge="top"[^>]* inert=""/)
})

test('it says name, transmission and body, price and price type (vehicles §2)', async () => {
  const html = await htmlOf()
  expect(html).toContain('2021 Kia Cerato Sport BD')
  expect(html).toContain('Automatic · Sedan')
  expect(html).toMatch(/\$24,990.*drive away/s)
  expect(html).toContain('a12-1.webp')
})

test('its repayment a week has its comparison rate and warning beside it', async () => {
  expect(await htmlOf()).toMatch(/\/wk\*.*10\.59% p\.a\. comparison rate.*WARNING/s)
})

test('it leads to finance and to a trade-in valuation (vehicles §2)', async () => {
  const html = await htmlOf()
  expect(html).toMatch(/#finance-form"[^>]*>Get Finance/)
  expect(html).toMatch(/href="\/cars\/trade-in\?car_id=12"[^>]*>Trade-In Valuation/)
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
  expect(await htmlOf({ images: [] })).not.toContain('<img')
})

test('a marketer may leave out all but the price', async () => {
  const html = await renderBlock(modules, empty, aRuntime({ site }))
  expect(html).toContain('$24,990')
  expect(html).not.toMatch(/Get Finance|Trade-In|\/wk/)
})
