import { expect, test } from 'vitest'
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
  expect(await renderBlock(modules, typical, onPage())).toContain('>Used cars</h2>')
})

test('a marketer’s own heading wins', async () => {
  expect(await renderBlock(modules, { ...typical, heading: 'Our stock' }, onPage())).toContain('>Our stock</h2>')
})

test('the breadcrumb leads from Home to the stock, which is no link (vehicles §2)', async () => {
  const stock = aPageStock({
    crumbs: [
      { label: 'Home', path: '/' },
      { label: 'Kia', path: '/search/kia' },
      { label: 'Sportage', path: '/search/kia/sportage' },
    ],
  })
  const html = await renderBlock(modules, typical, onPage(stock))
  expect(html).toContain('href="/search/kia"')
  expect(html).toMatch(/aria-current="page"[^>]*>Sportage/)
  expect(await renderBlock(modules, { ...typical, settings: { breadcrumb: false } }, onPage(stock))).not.toContain(
    'href="/search/kia"',
  )
})

test('its parts stand where the marketer put them', async () => {
  expect(await renderBlock(modules, typical, onPage())).toMatch(
    /search-filters.*search-sort.*search-chips.*search-results/s,
  )
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

test('one stored with nothing chosen becomes what it showed', () => {
  expect(migrateNode(stockSearch, stored)).toMatchObject({
    side: [
      {
        filters: ['make', 'model', 'body', 'fuel', 'transmission', 'colour', 'price'].map((kind) => ({ kind })),
      },
    ],
    main: [{}, {}, { emptyKind: 'cars' }],
  })
})
