import { expect, test } from 'vitest'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { aVehicle } from '../_kit/samples/a-vehicle.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { vehicleHeading } from './block.ts'
import component from './component.tsx'
import { empty, typical } from './fixtures.ts'

const modules = { block: vehicleHeading, component }

test('the title is year, make, model, badge and series, below what kind of vehicle it is (vehicles §2)', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(readTexts(page, 'p, h2')).toEqual(['Used car', '2021 Kia Cerato Sport BD'])
})

test('missing values leave no gap in the title', async () => {
  const page = aPage({ vehicle: aVehicle({ year: null, badge: null, series: null, car_type: 'new' }) })
  const html = await renderBlock(modules, typical, aRuntime({ page }))
  const [heading] = parseHtml(html).querySelectorAll('h2')
  expect([heading?.previousElementSibling?.textContent, heading?.textContent]).toEqual(['New car', 'Kia Cerato'])
})

test('the place leads to the way there, and is left out where the marketer wants it so', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(readTexts(page, 'a[href^="https://www.google.com/maps"]')).toEqual(['Coastline Kia Southport, QLD'])
  expect(await renderBlock(modules, empty)).not.toContain('Southport')
})
