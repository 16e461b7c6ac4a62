import { expect, test } from 'vitest'
import type { VehicleInput } from '#schemas/vehicle/vehicle.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleTitle } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

const modules = { block: vehicleTitle, component }
const htmlOf = (changes: Partial<VehicleInput>) =>
  renderBlock(modules, typical, aRuntime({ page: aPage({ vehicle: aVehicle(changes) }) }))

test('the title is year, make, model, badge and series (vehicles §2)', async () => {
  expect(await htmlOf({})).toContain('2021 Kia Cerato Sport BD')
})

test('the price before stands beside the lower price of now', async () => {
  expect(await htmlOf({})).toMatch(/\$24,990.*\$26,990/s)
})

test('a sold vehicle offers something similar instead of its price (vehicles §4)', async () => {
  const html = await htmlOf({ status: 'sold' })
  expect(html).toContain('Unfortunately this car recently sold.')
  expect(html).toContain('Find Me Something Similar')
  expect(html).not.toContain('$24,990')
})

test('a caravan that is gone is called a caravan', async () => {
  expect(await htmlOf({ status: 'sold', item_type: 'caravan' })).toContain('Unfortunately this caravan recently sold.')
})

test('without any phone there is no call button (vehicles §4)', async () => {
  const site = aSite()
  const phones = { ...site.config.phones, override: '', new: '', used: '' }
  const silent = aRuntime({
    site: { ...site, config: { ...site.config, phones } },
    page: aPage({ vehicle: aVehicle({ location_phone: null }) }),
  })
  expect(await renderBlock(modules, typical, silent)).not.toContain('Call Now')
})

test('more than $499 under the market earns a badge', async () => {
  expect(await htmlOf({ autograb_data: { average_market_price: 25_990_00 } })).toContain('$1,000 below market')
})
