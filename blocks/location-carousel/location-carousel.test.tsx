import { expect, test } from 'vitest'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleAnswers, sampleApi } from '../_kit/samples/sample-api.ts'
import { locationCarousel } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { typical } from './fixtures.ts'

const modules = { block: locationCarousel, component, data }
const withLocations = (count: number) => {
  const [first] = sampleAnswers.locations
  const locations = first
    ? Array.from({ length: count }, (_, index) => ({
        ...first,
        id: 100 + index,
        name: `Branch ${index}`,
        address: { ...first.address, street: `${index} Ferry Road` },
      }))
    : []
  return aRuntime({ api: sampleApi({ locations }) })
}

test('the locations are a carousel titled Our Locations (locations §2, Location carousel)', async () => {
  const carousel = parseHtml(await renderBlock(modules, typical))
  expect(readTexts(carousel, 'h2')).toEqual(['Our Locations'])
  expect(readTexts(carousel, 'li h3')).toEqual(['Coastline Kia Southport', 'Coastline Kia Robina'])
})

test.each([
  [1, false],
  [3, true],
  [4, false],
])('with %i locations there is a swipe hint: %s (locations §9, Location grid)', async (count, isHinted) => {
  const html = await renderBlock(modules, typical, withLocations(count))
  expect(html.includes('Swipe to see more')).toBe(isHinted)
})
