import { expect, test } from 'vitest'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleHeading } from './block.ts'
import component from './component.tsx'
import { empty, typical } from './fixtures.ts'

const modules = { block: vehicleHeading, component }

test('the title is year, make, model, badge and series, below what kind of vehicle it is (vehicles §2)', async () => {
  expect(await renderBlock(modules, typical)).toMatch(/Used car.*2021 Kia Cerato Sport BD/s)
})

test('what nobody entered leaves no gap in the title', async () => {
  const page = aPage({ vehicle: aVehicle({ year: null, badge: null, series: null, car_type: 'new' }) })
  expect(await renderBlock(modules, typical, aRuntime({ page }))).toMatch(/New car.*>Kia Cerato</s)
})

test('the place leads to the way there, and is left out where the marketer wants it so', async () => {
  expect(await renderBlock(modules, typical)).toMatch(
    /href="https:\/\/www\.google\.com\/maps[^>]*>.*Coastline Kia Southport, QLD/s,
  )
  expect(await renderBlock(modules, empty)).not.toContain('Southport')
})
