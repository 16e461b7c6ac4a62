import { expect, test } from 'vitest'
import type { VehicleInput } from '#schemas/vehicle/vehicle.ts'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleStickyBar } from './block.ts'
import component from './component.tsx'
import { longest, typical } from './fixtures.ts'

const modules = { block: vehicleStickyBar, component }
const withVehicle = (changes: Partial<VehicleInput>) => aRuntime({ page: aPage({ vehicle: aVehicle(changes) }) })

test('it comes to the foot after 900 pixels (vehicles §2, Sticky bar; locations §9, Sold days and promo places)', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(page.querySelectorAll('[data-tool="bar"][data-after="900"][data-edge="bottom"]')).toHaveLength(1)
})

test('it offers to enquire and to call', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(readTexts(page, 'a[data-act="enquiry"]')).toEqual(['Enquire Now'])
  expect(page.querySelectorAll('a[data-act="call"]')).toHaveLength(1)
})

test('a reserved vehicle is not driven by others', async () => {
  expect(await renderBlock(modules, longest)).toContain('Book a Test Drive')
  expect(await renderBlock(modules, longest, withVehicle({ reserved: true }))).not.toContain('Book a Test Drive')
})

test('a vehicle that is gone has no bar', async () => {
  expect(await renderBlock(modules, typical, withVehicle({ status: 'sold' }))).toBe('')
})
