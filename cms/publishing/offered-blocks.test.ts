import { expect, test } from 'vitest'
import { blockBySlug, validateLayout } from '#blocks/index.ts'
import { adminBlocks } from './admin-blocks.ts'
import { offeredBlocks, whyMisplaced } from './offered-blocks.ts'

test('the vehicle page is offered the blocks that need a vehicle', () =>
  expect(offeredBlocks({ path: '/cars/:slug' })).toContain('vehicle-title'))

test('so is the page that prints the vehicle its address asks for (vehicles §2)', () =>
  expect(offeredBlocks({ path: '/print' })).toContain('vehicle-print'))

test('a plain page is not offered them', () =>
  expect(offeredBlocks({ path: '/finance' })).not.toContain('vehicle-title'))

test('a plain page is offered the others', () => expect(offeredBlocks({ path: '/' })).toContain('car-grid'))

test('a reusable section is offered all', () => expect(offeredBlocks({})).toContain('vehicle-title'))

const searchParts = ['search-filters', 'search-sort', 'search-chips', 'search-results']
const searchOf = (blockType: string) => ({
  id: 's',
  blockType: 'stock-search',
  side: [{ id: 'w', blockType: 'rich-text', content: null }],
  main: [{ id: 'p', blockType }],
})
const refusals = (layout: unknown) =>
  validateLayout(layout, 'publish').filter(({ message }) => message.includes('does not take'))

test.each([{ path: '/' }, { path: '/search/:stock' }, {}])(
  '%j is offered a stock search, and none of its parts',
  (document) => {
    const offered = offeredBlocks(document)
    expect(offered).toContain('stock-search')
    expect(offered.filter((slug) => searchParts.includes(slug))).toEqual([])
  },
)

test.each(searchParts)('%s is published within a stock search, beside other blocks', (part) => {
  const block = blockBySlug(part)
  expect(block && whyMisplaced(block, { document: { path: '/' }, path: [0, 'main', 0] })).toBeNull()
  expect(refusals([searchOf(part)])).toEqual([])
})

test.each(searchParts)('%s is published neither at the top level nor in a column', (part) => {
  const block = blockBySlug(part)
  expect(block && whyMisplaced(block, { document: { path: '/' }, path: [0] })).toMatch(/^It is part of a stock search/)
  expect(refusals([{ id: 'c', blockType: 'columns', first: [{ id: 'p', blockType: part }] }])).toHaveLength(1)
})

/** The blocks that the chooser of a column offers on a document. */
function offeredInColumn(document: { path?: unknown }, id?: string): unknown {
  const columns = adminBlocks().find(({ slug }) => slug === 'columns')
  const slot = columns?.fields.find((field) => field.type === 'blocks')
  return (
    typeof slot?.filterOptions === 'function' && slot.filterOptions({ data: document, siblingData: { id } } as never)
  )
}

test('a column offers the blocks that need a vehicle on the vehicle page and in a section, and not on a plain page', () => {
  expect(offeredInColumn({ path: '/cars/:slug' })).toEqual(expect.arrayContaining(['vehicle-title', 'rich-text']))
  expect(offeredInColumn({})).toContain('vehicle-title')
  expect(offeredInColumn({ path: '/finance' })).toContain('rich-text')
  expect(offeredInColumn({ path: '/finance' })).not.toContain('vehicle-title')
})

test('a column offers other columns down to the third level, and no parts of a search', () => {
  const at = (id: string, first: unknown[]) => ({ id, blockType: 'columns', first })
  const document = { path: '/', layout: [at('one', [at('two', [at('three', [])])])] }
  expect(offeredInColumn(document, 'one')).toContain('columns')
  expect(offeredInColumn(document, 'two')).toContain('columns')
  expect(offeredInColumn(document, 'three')).toContain('rich-text')
  expect(offeredInColumn(document, 'three')).not.toContain('columns')
  expect(offeredInColumn(document, 'one')).not.toContain('search-filters')
})

test('a stock search offers its parts on any page', () => {
  const search = adminBlocks().find(({ slug }) => slug === 'stock-search')
  const main = search?.fields.find((field) => field.type === 'blocks' && field.name === 'main')
  const offered =
    main?.type === 'blocks' &&
    typeof main.filterOptions === 'function' &&
    main.filterOptions({ data: { path: '/' }, siblingData: {} } as never)
  expect(offered).toEqual(expect.arrayContaining(searchParts))
})
