import { expect, test } from 'vitest'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleFeatures } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

const modules = { block: vehicleFeatures, component }
const withFeatures = (count: number) => {
  const features = Array.from({ length: count }, (_, index) => `Feature ${index + 1}.`)
  return aRuntime({ page: aPage({ vehicle: aVehicle({ features }) }) })
}

test('eight features show without a toggle (vehicles §9)', async () => {
  expect(await renderBlock(modules, typical, withFeatures(8))).not.toContain('Show All')
})

test('the ninth is behind Show All and Hide', async () => {
  const [before = '', behind = ''] = (await renderBlock(modules, typical, withFeatures(9))).split('<details')
  expect(before).not.toContain('Feature 9.')
  expect(behind).toMatch(/Show All.*Hide.*Feature 9\./s)
})

test('without any there is no heading', async () => {
  expect(await renderBlock(modules, typical, withFeatures(0))).toBe('')
})

test('a feature that a feed names twice stands once', async () => {
  const vehicle = aVehicle({ features: ['Tow bar', 'tow bar ', '', 'Sunroof'] })
  const html = await renderBlock(modules, typical, aRuntime({ page: aPage({ vehicle }) }))
  expect(html.split('<li')).toHaveLength(3)
})
