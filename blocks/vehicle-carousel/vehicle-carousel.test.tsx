import { expect, test } from 'vitest'
import { parseHtml, readAttributes } from '#tests/support/parse-html.ts'
import type { PropsInput } from '../_kit/props.ts'
import { aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleAnswers, sampleApi } from '../_kit/samples/sample-api.ts'
import { vehicleCarousel } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { empty, typical } from './fixtures.ts'

const modules = { block: vehicleCarousel, component, data }
const slidesOf = async (input: PropsInput<typeof vehicleCarousel>, runtime = aRuntime()) => [
  ...parseHtml(await renderBlock(modules, input, runtime)).querySelectorAll('ul[aria-label] > li'),
]

test('each vehicle found is a slide with a card that leads to its page', async () => {
  const slides = await slidesOf(typical)
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(
    [1, 2, 3, 4, 5, 6].map((place) => `${place} of 6`),
  )
  expect(slides[1] && readAttributes(slides[1], 'article h3 a', 'href')).toEqual(['/cars/2021-kia-cerato-a1'])
})

test('a run of sold vehicles is one slide (vehicles §4, Sold runs)', async () => {
  const hits = sampleAnswers.search.hits.map((hit, index) => ({
    ...hit,
    status: index === 0 ? ('in_stock' as const) : ('sold' as const),
  }))
  const api = sampleApi({ search: { ...sampleAnswers.search, hits } })
  const slides = await slidesOf(typical, aRuntime({ api }))
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 2', '2 of 2'])
})

test('picked vehicles stand in the marketer’s order', async () => {
  const slides = await slidesOf({ source: 'picked', vehicles: [103, 101] })
  const ids = slides.flatMap((slide) => readAttributes(slide, 'article', 'data-vehicle'))
  expect(ids.filter((id) => id === '101' || id === '103')).toEqual(['103', '101'])
})

test('a carousel that nothing was picked for shows nothing, not even its heading', async () => {
  expect(await renderBlock(modules, { ...empty, heading: 'Picked for you' })).toBe('')
})
