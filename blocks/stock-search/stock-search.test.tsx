import { expect, test } from 'vitest'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleAnswers, sampleApi } from '../_kit/samples/sample-api.ts'
import { stockSearch } from './block.ts'
import { chosenFilters } from './chosen-filters.ts'
import component from './component.tsx'
import data from './data.ts'
import { facetOptions } from './facet-options.ts'
import { typical } from './fixtures.ts'
import { searchOfPage } from './search-of-page.ts'

const modules = { block: stockSearch, component, data }
const onPage = (search: string, type = 'used-cars') =>
  aRuntime({ page: aPage({ path: `/search/${type}`, params: { type }, search, vehicle: null }) })

test('the route names the stock that is shown (vehicles §2)', async () => {
  expect(await renderBlock(modules, typical, onPage(''))).toContain('>Used cars</h2>')
})

test('the count of all that match stands above the cards', async () => {
  expect(await renderBlock(modules, typical, onPage(''))).toContain('48 vehicles')
})

test('without a script the filters are a form that asks in the grammar of the address', async () => {
  const html = await renderBlock(modules, typical, onPage(''))
  expect(html).toMatch(/<form[^>]*method="get"/)
  expect(html).toContain('name="refinementList[make][]"')
})

test('the button says how many it would show (vehicles §2)', async () => {
  expect(await renderBlock(modules, typical, onPage(''))).toContain('Show Me 48 vehicles')
})

test('page 2 leads back to page 1 without a page in the address', async () => {
  expect(await renderBlock(modules, typical, onPage('page=2'))).toContain('href="/search/used-cars"')
})

test('an empty result is said in the specification’s words, with a way out (vehicles §2)', async () => {
  const api = sampleApi({ search: { ...sampleAnswers.search, hits: [], count: 0, pages: 0 } })
  const html = await renderBlock(modules, {}, { ...onPage('query=zebra'), api })
  expect(html).toContain('No Results Available')
  expect(html).toContain(
    'No results found for your search at this time. Please try adjusting the filters for more results.',
  )
  expect(html).toMatch(/href="\/special-offers"[^>]*>Clear Filters/)
})

test('what the route fixes cannot be widened by the address', () => {
  const page = { params: { type: 'used-cars' }, search: 'scope[car_type][0]=new&hitsPerPage=100' }
  expect(searchOfPage(page, 'rank')).toMatchObject({ hitsPerPage: 21, scope: { facets: { car_type: ['used'] } } })
})

test('the order in which an address names values asks nothing else', () => {
  const asked = (search: string) => searchOfPage({ params: {}, search }, 'rank')
  expect(asked('refinementList[make][0]=Mazda&refinementList[make][1]=Kia')).toEqual(
    asked('refinementList[make][0]=Kia&refinementList[make][1]=Mazda'),
  )
})

test('taking a filter away goes back to the first page', () => {
  const search = searchOfPage({ params: {}, search: 'page=3&refinementList[make][0]=Kia' }, 'rank')
  expect(chosenFilters(search).map(({ label, without }) => [label, without.page, without.facets])).toEqual([
    ['Kia', 1, {}],
  ])
})

test('a chosen value stays in the list even when nothing is left of it', () => {
  expect(facetOptions('make', { counts: { Mazda: 2 }, chosen: ['Kia'] })).toEqual([
    { value: 'Kia', label: 'Kia', count: 0, isChosen: true },
    { value: 'Mazda', label: 'Mazda', count: 2, isChosen: false },
  ])
})
