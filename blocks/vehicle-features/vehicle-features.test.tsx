import { expect, test } from 'vitest'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
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

test('eight features show without a toggle (vehicles §2, Feature toggle)', async () => {
  expect(await renderBlock(modules, typical, withFeatures(8))).not.toContain('Show All')
})

test('the ninth is behind Show All and Hide (vehicles §2, Feature toggle)', async () => {
  const page = parseHtml(await renderBlock(modules, typical, withFeatures(9)))
  expect(readTexts(page, 'details > summary span')).toEqual(['Show All', 'Hide'])
  expect(readTexts(page, 'details li')).toEqual(['Feature 9.'])
  expect(page.querySelectorAll('li')).toHaveLength(9)
})

test('without any there is no heading', async () => {
  expect(await renderBlock(modules, typical, withFeatures(0))).toBe('')
})

test('a feature that a feed names twice stands once', async () => {
  const vehicle = aVehicle({ features: ['Tow bar', 'tow bar ', '', 'Sunroof'] })
  const html = await renderBlock(modules, typical, aRuntime({ page: aPage({ vehicle }) }))
  expect(readTexts(parseHtml(html), 'li')).toEqual(['tow bar', 'Sunroof'])
})

test('standard equipment follows the features, each once (vehicles §3, Other car fields)', async () => {
  const vehicle = aVehicle({ features: ['Sunroof'], factory: { standardEquipment: ['Airbags', 'sunroof'] } })
  const html = await renderBlock(modules, typical, aRuntime({ page: aPage({ vehicle }) }))
  expect(readTexts(parseHtml(html), 'li')).toEqual(['sunroof', 'Airbags'])
})
