import { expect, test } from 'vitest'
import { readProps, createNode } from '../_kit/props.ts'
import { sampleApi, sampleAnswers } from '../_kit/samples/sample-api.ts'
import { aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { carGrid } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { empty, typical } from './fixtures.ts'
import { searchOf } from './search-of.ts'

const modules = { block: carGrid, component, data }
const searched = (input: object) => searchOf(readProps(carGrid, createNode(carGrid, 'grid', input)))

test('each vehicle found is a card that leads to its page', async () => {
  expect(await renderBlock(modules, typical)).toContain('href="/cars/2021-kia-cerato-a1"')
})

test('a vehicle without a price says so in the site’s words', async () => {
  expect(await renderBlock(modules, typical)).toContain('Enquire for price.')
})

test('a grid that nothing was picked for shows nothing, not even its heading', async () => {
  expect(await renderBlock(modules, { ...empty, heading: 'Picked for you' })).toBe('')
})

test('a search that finds nothing leaves no empty band', async () => {
  const api = sampleApi({ search: { ...sampleAnswers.search, hits: [], count: 0 } })
  expect(await renderBlock(modules, typical, aRuntime({ api }))).toBe('')
})

test('picked vehicles stand in the marketer’s order', async () => {
  const html = await renderBlock(modules, { source: 'picked', vehicles: [103, 101] })
  expect(html.indexOf('a3"')).toBeLessThan(html.indexOf('a1"'))
})

test('a grid’s search is a scope that holds only what can be bought', () => {
  expect(searched({ search: { makes: [{ name: ' Kia ' }], maxPrice: 20_000_00 }, limit: 3 })).toMatchObject({
    hitsPerPage: 3,
    ranges: { price: { max: 20_000_00 } },
    scope: { facets: { status: ['in_stock', 'coming_soon'], make: ['Kia'] } },
  })
})

test('a grid may be of some fuels alone', () => {
  expect(searched({ search: { fuels: [{ name: 'Electric' }, { name: 'Hybrid' }] } })).toMatchObject({
    scope: { facets: { fuel: ['Electric', 'Hybrid'] } },
  })
})
