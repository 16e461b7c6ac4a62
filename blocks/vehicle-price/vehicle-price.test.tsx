import { expect, test } from 'vitest'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import type { VehicleInput } from '#schemas/vehicle/vehicle.ts'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehiclePrice } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

const modules = { block: vehiclePrice, component }
const htmlOf = (changes: Partial<VehicleInput> = {}) =>
  renderBlock(modules, typical, aRuntime({ page: aPage({ vehicle: aVehicle(changes) }) }))

test('a was-price appears only above the price (vehicles §4)', async () => {
  const struck = async (before_price: number) => readTexts(parseHtml(await htmlOf({ before_price })), 's')
  expect(await struck(26_990_00)).toEqual(['was $26,990'])
  expect(await struck(24_990_00)).toEqual([])
})

test('more than $499 under the market earns a badge (vehicles §4)', async () => {
  expect(await htmlOf({ autograb_data: { average_market_price: 25_489_00 } })).not.toContain('below market')
  expect(await htmlOf({ autograb_data: { average_market_price: 25_490_00 } })).toContain('$500 below market')
})

test('a certified vehicle of the site’s one make says so, and no other (locations §9, Lead and page figures)', async () => {
  const certifying = { site: aSite({ config: siteConfig.parse({ cards: { certifiedMake: 'kia' } }) }) }
  const htmlThere = (changes: Partial<VehicleInput>) =>
    renderBlock(modules, typical, aRuntime({ ...certifying, page: aPage({ vehicle: aVehicle(changes) }) }))
  expect(await htmlThere({ make: 'Kia', certified: true })).toContain('Kia Certified')
  expect(await htmlThere({ make: 'Kia', certified: false })).not.toContain('Certified')
  expect(await htmlThere({ make: 'Ford', certified: true })).not.toContain('Certified')
  expect(await htmlOf({ make: 'Kia', certified: true })).not.toContain('Certified')
})

test('without a price it says the site’s own words for it (vehicles §4, Price display)', async () => {
  expect(await htmlOf({ price: null, before_price: null })).toContain('Enquire for price.')
})

test('a vehicle that is gone has no price', async () => {
  expect(await htmlOf({ status: 'sold' })).toBe('')
})
