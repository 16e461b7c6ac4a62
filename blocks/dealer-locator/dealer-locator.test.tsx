import { expect, test } from 'vitest'
import type { Location } from '#schemas/location/location.ts'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleAnswers, sampleApi } from '../_kit/samples/sample-api.ts'
import { searchAround } from './asked-place.ts'
import { dealerLocator } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { findResults } from './find-results.ts'
import { typical } from './fixtures.ts'
import { markersOf } from './markers-of.ts'

const modules = { block: dealerLocator, component, data }
const southport = { label: 'Southport QLD 4215', lat: -27.97, long: 153.4 }

/** Branches to the north of Southport, by degrees of latitude. */
const branches = (degrees: number[]): Location[] => {
  const [first] = sampleAnswers.locations
  return degrees.flatMap((north, index) =>
    first
      ? [
          {
            ...first,
            id: 100 + index,
            name: `Branch ${index}`,
            address: { ...first.address, street: `${index} High St`, lat: southport.lat + north, long: southport.long },
          },
        ]
      : [],
  )
}

const render = (search: string, locations: Location[], geocode: typeof southport | null = southport) =>
  renderBlock(
    modules,
    typical,
    aRuntime({ page: aPage({ search }), api: sampleApi({ locations, ...(geocode ? { geocode } : {}) }) }),
  )

test('without a place all dealerships are listed', async () => {
  const html = parseHtml(await render('', branches([0, 1, 5])))
  expect(readTexts(html, 'output')).toEqual(['3 dealerships'])
  expect(readTexts(html, 'article h3')).toEqual(['Branch 0', 'Branch 1', 'Branch 2'])
})

test('around a place there are at most five within 250 km, nearest first (vehicles §9, Nearby dealers)', async () => {
  const html = parseHtml(await render('near=4215', branches([2, 1, 0.5, 5, 0.1, 1.5, 1.8])))
  expect(readTexts(html, 'output')).toEqual(['5 dealerships within 250 km of Southport QLD 4215, nearest first'])
  expect(readTexts(html, 'article h3')).toEqual(['Branch 4', 'Branch 2', 'Branch 1', 'Branch 5', 'Branch 6'])
  expect(html.querySelector('article')?.textContent).toContain('11 km away')
})

test('where none is near, all are listed by distance', async () => {
  const html = parseHtml(await render('near=4215', branches([9, 4])))
  expect(readTexts(html, 'output')).toEqual([
    'No dealership within 250 km of Southport QLD 4215. All of them, nearest first:',
  ])
  expect(readTexts(html, 'article h3')).toEqual(['Branch 1', 'Branch 0'])
})

test('the form is sent to the page’s own address without script', async () => {
  const html = parseHtml(await render('near=4215', branches([0])))
  expect(readAttributes(html, 'form', 'method')).toEqual(['get'])
  expect(readAttributes(html, 'form input', 'value')).toEqual(['4215'])
})

test('fewer than ten results are numbered, ten are not (vehicles §9, Map zoom and indexes)', () => {
  const numbers = (count: number) =>
    markersOf(
      findResults(
        branches(Array.from({ length: count }, () => 0)).map((location) => [location]),
        null,
      ).results,
    ).map(({ number }) => number)
  expect(numbers(9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(numbers(10).every((number) => number === null)).toBe(true)
})

test('a place without coordinates is in the list of all, and on no map', () => {
  const [location] = branches([0])
  const nowhere = location && { ...location, address: { ...location.address, lat: null, long: null } }
  const { results } = findResults(nowhere ? [[nowhere]] : [], null)
  expect([results.length, markersOf(results).length]).toEqual([1, 0])
})

test('a search keeps the rest of the address', () => {
  const at = { path: '/dealer-locator', search: '?utm_source=mail&near=2000&radius=25' }
  expect(searchAround('4215', at)).toBe('/dealer-locator?utm_source=mail&near=4215')
  expect(searchAround('', at)).toBe('/dealer-locator?utm_source=mail')
})
