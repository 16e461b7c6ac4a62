import { expect, test } from 'vitest'
import { parseHtml, readTexts } from '#tests/support/parse-html.ts'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { facetTiles } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { buildTiles } from './tiles.ts'

const modules = { block: facetTiles, component, data }
const everything = { facets: {}, ranges: {} }
const counts = { SUV: 28, Sedan: 20, Ute: 0, 'People Mover': 2 }

test('a tile has its label and its count and leads there (locations §2, Facet tiles)', async () => {
  const page = parseHtml(await renderBlock(modules, { facet: 'body' }))
  expect(readTexts(page, 'a[href="/search/suv"] > span > span')).toEqual(['SUV', '28 vehicles'])
})

test('there is never a tile of none', () => {
  const tiles = buildTiles({ facet: 'body', filter: everything, counts, order: 'count', limit: 12 })
  expect(tiles.map(({ label, count }) => `${label} ${count}`)).toEqual(['SUV 28', 'Sedan 20', 'People Mover 2'])
})

test('by name stand those with the most stock, and no others', () => {
  const tiles = buildTiles({ facet: 'body', filter: everything, counts, order: 'name', limit: 2 })
  expect(tiles.map(({ label }) => label)).toEqual(['Sedan', 'SUV'])
})

test.each([
  ['make', 'Kia', '/search/kia'],
  ['make_model', 'Mercedes-Benz:GLC 300', '/search/mercedes-benz/glc-300'],
  ['body', 'People Mover', '/search/people-mover'],
  ['car_type', 'used', '/search/used-cars'],
  ['colour', 'White', '/search/new-used-and-demo-cars?refinementList%5Bcolour%5D%5B0%5D=White'],
] as const)('a tile of %s %s leads to %s', (facet, value, href) => {
  const tiles = buildTiles({ facet, filter: everything, counts: { [value]: 1 }, order: 'count', limit: 1 })
  expect(tiles[0]?.href).toBe(href)
})

test('within a part of the stock, a tile leads to that part', () => {
  const filter = { facets: { car_type: ['used'] }, ranges: { price: { max: 20_000_00 } } }
  const [tile] = buildTiles({ facet: 'make', filter, counts: { Kia: 3 }, order: 'count', limit: 1 })
  expect(decodeURIComponent(tile?.href ?? '')).toBe(
    '/search/new-used-and-demo-cars?refinementList[car_type][0]=used&refinementList[make][0]=Kia&range[price]=:20000',
  )
})
