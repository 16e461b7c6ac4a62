import { expect, test } from 'vitest'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleLocationBar } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { empty, typical } from './fixtures.ts'

const modules = { block: vehicleLocationBar, component, data }

test('a vehicle at another city than the main location’s says where, with the way there (vehicles §2, Location bar; locations §2, Vehicle extras)', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(page.body.textContent).toContain('Located at Southport')
  expect(readTexts(page, 'a[href^="https://www.google.com/maps/"]')).toEqual(['Get Directions'])
})

test('a vehicle at the main location’s city says nothing of it', async () => {
  const page = aPage({ vehicle: aVehicle({ location_id: 4, city: 'Robina' }) })
  expect(await renderBlock(modules, typical, aRuntime({ page }))).toBe('')
})

test('it can be dismissed, without any script, where the marketer wants that', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(readTexts(page, 'label:has(input[type="checkbox"])')).toEqual(['Dismiss'])
  expect(await renderBlock(modules, empty)).not.toContain('checkbox')
})
