import { expect, test } from 'vitest'
import type { VehicleInput } from '#schemas/vehicle/vehicle.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleStickyBar } from './block.ts'
import component from './component.tsx'
import { longest, typical } from './fixtures.ts'

const modules = { block: vehicleStickyBar, component }
const withVehicle = (changes: Partial<VehicleInput>) => aRuntime({ page: aPage({ vehicle: aVehicle(changes) }) })

test('it comes to the foot after 900 pixels (vehicles §2)', async () => {
  expect(await renderBlock(modules, typical)).toMatch(/data-after="900" data-edge="bottom"/)
})

test('it offers to enquire and to call', async () => {
  const html = await renderBlock(modules, typical)
  expect(html).toMatch(/data-act="enquiry"[^>]*>Enquire Now/)
  expect(html).toContain('data-act="call"')
})

test('a reserved vehicle is not driven by others', async () => {
  expect(await renderBlock(modules, longest)).toContain('Book a Test Drive')
  expect(await renderBlock(modules, longest, withVehicle({ reserved: true }))).not.toContain('Book a Test Drive')
})

test('a vehicle that is gone has no bar', async () => {
  expect(await renderBlock(modules, typical, withVehicle({ status: 'sold' }))).toBe('')
})
