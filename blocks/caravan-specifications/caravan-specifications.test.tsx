import { expect, test } from 'vitest'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { caravanSpecifications } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

const modules = { block: caravanSpecifications, component }

test('a caravan’s berths, lengths and weights stand with their units (vehicles §3, Caravan fields)', async () => {
  const vehicle = aVehicle({
    item_type: 'caravan',
    specifications: {
      sleeps: 4,
      body_length: 6_400,
      tare_weight: 2_180,
      aggregate_trailer_mass: 2_800,
      axle_type: 'Tandem',
    },
  })
  const html = await renderBlock(modules, typical, aRuntime({ page: aPage({ vehicle }) }))
  for (const words of ['Sleeps', '6,400 mm (21′ 0″)', '2,180 kg', '2,800 kg', '620 kg', 'Tandem'])
    expect(html).toContain(words)
})

test('a car’s page shows none of it', async () => {
  expect(await renderBlock(modules, typical)).toBe('')
})
