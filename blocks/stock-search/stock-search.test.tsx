import { expect, test } from 'vitest'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { migrateNode } from '../_kit/migrate.ts'
import { aPage, aPageStock, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { payloadBlocks, validateLayout } from '../index.ts'
import { stockSearch } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

const modules = { block: stockSearch, component }
const onPage = (stock = aPageStock()) => aRuntime({ page: aPage({ stock, vehicle: null }) })
const stored = { id: 's', blockType: 'stock-search', blockVersion: 1, heading: 'Our stock', sortBy: 'newest' }

test('the path names the stock that is shown (vehicles §2)', async () => {
  expect(readTexts(parseHtml(await renderBlock(modules, typical, onPage())), 'h2')).toEqual(['Used cars'])
})

test('a marketer’s own heading wins', async () => {
  const page = parseHtml(await renderBlock(modules, { ...typical, heading: 'Our stock' }, onPage()))
  expect(readTexts(page, 'h2')).toEqual(['Our stock'])
})

test('the breadcrumb leads from Home to the stock, which is no link (vehicles §2)', async () => {
  const stock = aPageStock({
    crumbs: [
      { label: 'Home', path: '/' },
      { label: 'Kia', path: '/search/kia' },
      { label: 'Sportage', path: '/search/kia/sportage' },
    ],
  })
  const page = parseHtml(await renderBlock(modules, typical, onPage(stock)))
  expect(readAttributes(page, 'nav a', 'href')).toEqual(['/', '/search/kia'])
  expect(readTexts(page, 'nav [aria-current="page"]')).toEqual(['Sportage'])
  const without = { ...typical, settings: { breadcrumb: false } }
  expect(parseHtml(await renderBlock(modules, without, onPage(stock))).querySelector('nav, a')).toBeNull()
})

test('its parts stand where the marketer put them', async () => {
  const { textContent } = parseHtml(await renderBlock(modules, typical, onPage())).body
  expect(textContent).toMatch(/search-filters.*search-sort.*search-chips.*search-results/)
})

test('a new one comes filled with its parts', () => {
  const fields = payloadBlocks().find(({ slug }) => slug === 'stock-search')?.fields ?? []
  const offered = fields.map((field) => ('defaultValue' in field ? field.defaultValue : undefined))
  expect(offered).toContainEqual([{ blockType: 'search-filters' }])
  expect(offered).toContainEqual([
    { blockType: 'search-sort' },
    { blockType: 'search-chips' },
    { blockType: 'search-results' },
  ])
})

test('one stored in one piece becomes its parts, with the same filters, price last, and the same words', () => {
  const migrated = migrateNode(stockSearch, { ...stored, filters: ['body', 'make'], emptyText: 'Ring us.' })
  expect(migrated).toMatchObject({
    blockVersion: 2,
    heading: 'Our stock',
    sortBy: 'newest',
    side: [{ blockType: 'search-filters', filters: [{ kind: 'body' }, { kind: 'make' }, { kind: 'price' }] }],
    main: [
      { blockType: 'search-sort' },
      { blockType: 'search-chips' },
      { blockType: 'search-results', emptyKind: 'own', emptyText: 'Ring us.' },
    ],
  })
  expect(validateLayout([migrated], 'publish')).toEqual([])
})

test('a stored search without chosen facets keeps its default facets', () => {
  expect(migrateNode(stockSearch, stored)).toMatchObject({
    side: [
      {
        filters: ['make', 'model', 'body', 'fuel', 'transmission', 'colour', 'price'].map((kind) => ({ kind })),
      },
    ],
    main: [{}, {}, { emptyKind: 'cars' }],
  })
})
