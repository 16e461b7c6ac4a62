import { expect, test } from 'vitest'
import type { VehicleInput } from '#schemas/vehicle/vehicle.ts'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleSpecifications } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

const modules = { block: vehicleSpecifications, component }
const of = (changes: Partial<VehicleInput>) => aRuntime({ page: aPage({ vehicle: aVehicle(changes) }) })

test('four specifications show, the others after Show More (vehicles §2, Specification toggle)', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(page.querySelectorAll('dt:not(details *)')).toHaveLength(4)
  expect(readTexts(page, 'details > summary span')).toEqual(['Show More', 'Show Less'])
  expect(readTexts(page, 'details dt')).toEqual(['VIN'])
})

test('four of them alone need no toggle', async () => {
  const html = await renderBlock(
    modules,
    typical,
    of({ vin: null, gearnum: null, variant: { cylinders: 4, torque: 192 } }),
  )
  expect(html).not.toContain('Show More')
})

test('a vehicle of which none are known has no heading either', async () => {
  expect(await renderBlock(modules, typical, of({ vin: null, gearnum: null, variant: {} }))).toBe('')
})

test('a caravan’s own are left out where another block shows them', async () => {
  const caravan = of({ item_type: 'caravan', specifications: { sleeps: 4 } })
  expect(await renderBlock(modules, typical, caravan)).toContain('Sleeps')
  expect(await renderBlock(modules, { withCaravan: false }, caravan)).not.toContain('Sleeps')
})
