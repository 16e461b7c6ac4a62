import { expect, test } from 'vitest'
import type { VehicleInput } from '#schemas/vehicle/vehicle.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { usedCarChecks } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

const modules = { block: usedCarChecks, component }
const of = (changes: Partial<VehicleInput>) => aRuntime({ page: aPage({ vehicle: aVehicle(changes) }) })

test('a used vehicle’s page lists its checks (vehicles §2, Checks and blogs and call card)', async () => {
  expect(await renderBlock(modules, typical)).toContain('111 points on the hoist')
})

test('nothing is said to be checked on a new vehicle', async () => {
  expect(await renderBlock(modules, typical, of({ car_type: 'new' }))).toBe('')
})

test('a demonstrator’s page says it where the dealer checks those too', async () => {
  const html = await renderBlock(modules, { ...typical, shownFor: ['used', 'demo'] }, of({ car_type: 'demo' }))
  expect(html).toContain('111 points on the hoist')
})

test('the VIN stands there with the register to look it up in', async () => {
  expect(await renderBlock(modules, typical)).toMatch(/KNAF1234567890123.*transact\.ppsr\.gov\.au/s)
})

test('without a VIN there is nothing to look up', async () => {
  expect(await renderBlock(modules, typical, of({ vin: null }))).not.toContain('transact.ppsr.gov.au')
})
