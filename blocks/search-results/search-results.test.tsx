import { expect, test } from 'vitest'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import type { PropsInput } from '../_kit/props.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleAnswers, sampleApi } from '../_kit/samples/sample-api.ts'
import { searchResults } from './block.ts'
import component from './component.tsx'
import data from './data.ts'

const modules = { block: searchResults, component, data }
const nothing = sampleApi({ search: { ...sampleAnswers.search, hits: [], count: 0, pages: 0 } })
const onPage = (search: string, api = sampleApi()) =>
  aRuntime({ page: aPage({ path: '/search/used-cars', search, vehicle: null }), api })
const whenEmpty = (props: PropsInput<typeof searchResults> = {}) =>
  renderBlock(modules, props, onPage('query=zebra', nothing))

test('page 2 leads back to page 1 without a page in the address (vehicles §2, Search address)', async () => {
  const page = parseHtml(await renderBlock(modules, {}, onPage('page=2')))
  expect(readAttributes(page, 'nav a', 'href')).toContain('/search/used-cars')
})

test('an empty search says the specification’s words for cars, with a way out to the offers (vehicles §2, Empty words for cars)', async () => {
  const html = await whenEmpty()
  expect(html).toContain('No Results Available')
  expect(html).toContain(
    'No results found for your search at this time. Please try adjusting the filters for more results.',
  )
  expect(readTexts(parseHtml(html), 'a[href="/special-offers"]')).toEqual(['Clear Filters'])
})

test('on a page of offers it says the generic words (vehicles §2, Generic empty words)', async () => {
  expect(await whenEmpty({ emptyKind: 'offers' })).toContain(
    'There appears to be no offers currently available that meet the conditions of your search',
  )
})

test('on another page it says nothing below the heading (vehicles §2, Generic empty words)', async () => {
  const html = await whenEmpty({ emptyKind: 'none' })
  expect(html).toContain('No Results Available')
  expect(html).not.toMatch(/No results found|There appears/)
})

test('a marketer’s own words and way out win', async () => {
  const html = await whenEmpty({
    emptyKind: 'own',
    emptyText: 'Ring us.',
    clear: { kind: 'url', label: 'See all', url: '/cars' },
  })
  expect(html).toContain('Ring us.')
  expect(readTexts(parseHtml(html), 'a[href="/cars"]')).toEqual(['See all'])
})

test('an address beyond the last page is not told that nothing was found', async () => {
  const beyond = sampleApi({ search: { ...sampleAnswers.search, hits: [], count: 225, pages: 11 } })
  const html = await renderBlock(modules, {}, onPage('page=999', beyond))
  expect(html).toContain('There are only 11 pages of results.')
  expect(readTexts(parseHtml(html), 'a[href="/search/used-cars"]')).toContain('Go to the first page')
  expect(html).not.toContain('No Results Available')
})

test.each([
  [
    'range[price]=abc:30000&range[year]=2020-2022',
    /: Price, Year\. Please choose it in the filters, or write it like /,
  ],
  ['range[km]=lots', /: Kilometres\. /],
])('what cannot be read in %s is left out and named', async (search, words) => {
  expect(parseHtml(await renderBlock(modules, {}, onPage(search))).body.textContent).toMatch(words)
})

test('an address whose ranges can be read, as people type them, has nothing left out', async () => {
  expect(await renderBlock(modules, {}, onPage('range[price]=20k:$30,000&range[year]=:'))).not.toContain('We left out')
})
