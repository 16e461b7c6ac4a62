import { expect, test } from 'vitest'
import { aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleAnswers, sampleApi } from '../_kit/samples/sample-api.ts'
import { vehicleCarousel } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { empty, typical } from './fixtures.ts'

const modules = { block: vehicleCarousel, component, data }

test('each vehicle found is a slide with a card that leads to its page', async () => {
  const html = await renderBlock(modules, typical)
  expect(html.match(/aria-label="\d of 6"/g)).toHaveLength(6)
  expect(html).toContain('href="/cars/2021-kia-cerato-a1"')
})

test('a run of sold vehicles is one slide (vehicles §4, Sold runs)', async () => {
  const hits = sampleAnswers.search.hits.map((hit, index) => ({
    ...hit,
    status: index === 0 ? ('in_stock' as const) : ('sold' as const),
  }))
  const api = sampleApi({ search: { ...sampleAnswers.search, hits } })
  const html = await renderBlock(modules, typical, aRuntime({ api }))
  expect(html.match(/aria-label="\d of 2"/g)).toHaveLength(2)
})

test('picked vehicles stand in the marketer’s order', async () => {
  const html = await renderBlock(modules, { source: 'picked', vehicles: [103, 101] })
  expect(html.indexOf('a3"')).toBeLessThan(html.indexOf('a1"'))
})

test('a carousel that nothing was picked for shows nothing, not even its heading', async () => {
  expect(await renderBlock(modules, { ...empty, heading: 'Picked for you' })).toBe('')
})
