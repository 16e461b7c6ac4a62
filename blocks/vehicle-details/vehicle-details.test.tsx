import { expect, test } from 'vitest'
import type { VehicleInput } from '#schemas/vehicle/vehicle.ts'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { aSite } from '../_kit/samples/a-site.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleDetails } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

const modules = { block: vehicleDetails, component }
const of = (changes: Partial<VehicleInput>, regoExpiry = true) => {
  const site = aSite()
  return aRuntime({
    site: { ...site, flags: { ...site.flags, regoExpiry } },
    page: aPage({ vehicle: aVehicle(changes) }),
  })
}

test('the card is headed Vehicle Details (vehicles §2, Vehicle Details card; locations §2, Vehicle extras)', async () => {
  expect(readTexts(parseHtml(await renderBlock(modules, typical)), 'h2')).toEqual(['Vehicle Details'])
})

test('where the site says when a registration ends, the card does (vehicles §4)', async () => {
  const ended = { rego_expiry: '2026-01-01' }
  expect(await renderBlock(modules, typical, of(ended))).toContain('Unregistered')
  expect(await renderBlock(modules, typical, of(ended, false))).not.toContain('Unregistered')
})

test('a marketer’s choice of details stands in the marketer’s order', async () => {
  const html = await renderBlock(modules, { details: ['vin', 'stockNumber'] }, of({}))
  expect(readTexts(parseHtml(html), 'dt')).toEqual(['VIN', 'Stock number'])
})

test('without any that is known there is no empty card', async () => {
  expect(await renderBlock(modules, { details: ['vin'] }, of({ vin: null }))).toBe('')
})
