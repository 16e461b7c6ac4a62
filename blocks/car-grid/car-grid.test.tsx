import { expect, test } from 'vitest'
import { parseHtml, readAttributes } from '#tests/support/parse-html.ts'
import { migrateNode } from '../_kit/migrate.ts'
import { createNode, readProps } from '../_kit/props.ts'
import { sampleApi, sampleAnswers } from '../_kit/samples/sample-api.ts'
import { aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { carGrid } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { empty, typical } from './fixtures.ts'
import { buildSearch } from './build-search.ts'

const modules = { block: carGrid, component, data }
const searched = (input: object) => buildSearch(readProps(carGrid, createNode(carGrid, 'grid', input)))

test('each vehicle found is a card that leads to its page', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(readAttributes(page, 'article h3 a', 'href')).toContain('/cars/2021-kia-cerato-a1')
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
  const page = parseHtml(await renderBlock(modules, { source: 'picked', vehicles: [103, 101] }))
  const picked = readAttributes(page, 'article', 'data-vehicle').filter((id) => id === '101' || id === '103')
  expect(picked).toEqual(['103', '101'])
})

test('a grid’s search is a scope that holds only what can be bought', () => {
  const filter = { facets: { make: ['Kia'] }, ranges: { price: { max: 20_000_00 } } }
  expect(searched({ filter, limit: 3, sortBy: 'newest' })).toEqual({
    hitsPerPage: 3,
    sortBy: 'newest',
    scope: { facets: { status: ['in_stock', 'coming_soon'], make: ['Kia'] }, ranges: { price: { max: 20_000_00 } } },
  })
})

test('a grid may show recently sold vehicles if its marketer chose so', () => {
  expect(searched({ filter: { facets: { status: ['sold'] } } })).toMatchObject({
    scope: { facets: { status: ['sold'] } },
  })
})

test('a grid that chooses nothing shows the best of what can be bought', () => {
  expect(searched({})).toMatchObject({ sortBy: 'rank', scope: { facets: { status: ['in_stock', 'coming_soon'] } } })
})

const stored = { id: 'grid', blockType: 'car-grid', blockVersion: 1, heading: 'Fresh' }

test('a grid stored with a search of typed names shows the same vehicles as before', () => {
  const search = {
    types: ['used'],
    makes: [
      { id: 'a', name: ' Kia ' },
      { id: 'b', name: 'Mazda' },
    ],
    bodies: [{ name: 'SUV' }],
    fuels: [{ name: 'Electric' }, { name: '' }],
    maxPrice: 20_000_00,
    sortBy: 'price-asc',
  }
  expect(migrateNode(carGrid, { ...stored, source: 'search', limit: 3, search })).toEqual({
    ...stored,
    blockVersion: 2,
    source: 'search',
    limit: 3,
    sortBy: 'price-asc',
    filter: {
      facets: { car_type: ['used'], make: ['Kia', 'Mazda'], body: ['SUV'], fuel: ['Electric'] },
      ranges: { price: { max: 20_000_00 } },
    },
  })
})

test('a grid stored with picks keeps them and their order', () => {
  const picked = { ...stored, source: 'picked', vehicles: [7, 3], search: { types: null, makes: [], maxPrice: null } }
  const { filter: _, ...kept } = migrateNode(carGrid, picked)
  expect(kept).toEqual({ ...stored, blockVersion: 2, source: 'picked', vehicles: [7, 3] })
})

test.each([undefined, null, 'all', { makes: 'Kia', types: {}, maxPrice: -1, sortBy: 4 }])(
  'a draft with the search %o can still be read',
  (search) => {
    expect(readProps(carGrid, migrateNode(carGrid, { ...stored, search }))).toMatchObject({
      heading: 'Fresh',
      sortBy: 'rank',
      filter: { facets: { status: ['in_stock', 'coming_soon'] }, ranges: {} },
    })
  },
)
