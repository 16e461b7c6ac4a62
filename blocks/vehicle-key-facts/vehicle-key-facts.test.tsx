import { expect, test } from 'vitest'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleKeyFacts } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

const modules = { block: vehicleKeyFacts, component }
const variant = { cylinders: 4, fuelconsumptioncombined: 7.4, fuelcapacity: 50, torque: 192, ancaprating: 5 }
const runtime = aRuntime({ page: aPage({ vehicle: aVehicle({ variant }) }) })

test('kilometres have thousands separators and their unit', async () => {
  expect(await renderBlock(modules, typical, runtime)).toContain('42,350 km')
})

test('four specifications stand before Show More (vehicles §2, Specification toggle)', async () => {
  const page = parseHtml(await renderBlock(modules, typical, runtime))
  expect(page.querySelectorAll('dl:has(+ details) dt')).toHaveLength(4)
})

test('the other specifications are behind the toggle', async () => {
  const page = parseHtml(await renderBlock(modules, typical, runtime))
  expect(readTexts(page, 'details dt')).toContain('ANCAP rating')
})

test('a fact that is not known is left out', async () => {
  const unknown = aRuntime({ page: aPage({ vehicle: aVehicle({ km: null }) }) })
  expect(await renderBlock(modules, typical, unknown)).not.toContain('Kilometres')
})

test('a marketer’s choice of facts stands in the marketer’s order', async () => {
  const html = await renderBlock(modules, { facts: ['colour', 'kilometres'], showSpecifications: false }, runtime)
  expect(readTexts(parseHtml(html), 'dt')).toEqual(['Colour', 'Kilometres'])
})

test('of a vehicle of which nothing that was chosen is known, there is no heading', async () => {
  const unknown = aRuntime({ page: aPage({ vehicle: aVehicle({ colour: null }) }) })
  expect(await renderBlock(modules, { facts: ['colour'], showSpecifications: false }, unknown)).toBe('')
})
