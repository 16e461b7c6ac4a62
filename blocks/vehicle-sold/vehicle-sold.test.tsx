import { expect, test } from 'vitest'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleSold } from './block.ts'
import component from './component.tsx'
import { typical, vehicle } from './fixtures.ts'

const modules = { block: vehicleSold, component }

test('a vehicle that is gone is regretted, and leads to stock like it (vehicles §2, SOLD panel)', async () => {
  const html = await renderBlock(modules, typical, aRuntime({ page: aPage({ vehicle: aVehicle(vehicle) }) }))
  expect(html).toContain('Unfortunately this car recently sold.')
  const selector = 'a[href^="/search/new-used-and-demo-cars?"][href*="Sedan"]'
  expect(readTexts(parseHtml(html), selector)).toEqual(['Find Me Something Similar'])
})

test('a withdrawn vehicle is as gone as a sold one (vehicles §4, Car status)', async () => {
  const page = aPage({ vehicle: aVehicle({ status: 'withdrawn' }) })
  expect(await renderBlock(modules, typical, aRuntime({ page }))).toContain('SOLD')
})

test('an available vehicle has no such panel', async () => {
  expect(await renderBlock(modules, typical)).toBe('')
})
