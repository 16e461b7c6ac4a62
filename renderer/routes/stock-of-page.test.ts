import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createNode } from '#blocks/_kit/props.ts'
import { aSite } from '#blocks/_kit/samples/a-site.ts'
import { sampleApi } from '#blocks/_kit/samples/sample-api.ts'
import { searchSort } from '#blocks/search-sort/block.ts'
import { stockSearch } from '#blocks/stock-search/block.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { prepareBlocks } from '../page/prepare-blocks.ts'
import { createQueries } from '../page/queries.ts'
import { stockOfPage } from './stock-of-page.ts'

/** The stock of a page `/our-stock` with these blocks. */
function findStock(layout: BlockNode[]) {
  const input = {
    site: aSite(),
    params: {},
    url: '/our-stock',
    status: 200,
    preview: false,
    now: new Date('2026-11-21T00:00:00.000Z'),
    requestId: 'test',
    api: sampleApi(),
    report: () => {},
  } as const
  const seo = { title: '', description: '', image: null, noindex: false }
  const page = { id: 7, title: 'Our stock', path: '/our-stock', layout, seo, updatedAt: '2026-11-01T00:00:00.000Z' }
  return stockOfPage(prepareBlocks({ ...input, nodes: layout }), {
    input: { ...input, page },
    page,
    ask: createQueries(new QueryClient()),
  })
}

test('a page’s stock is first listed in the order that its search says', async () => {
  const search = createNode(stockSearch, 'search', { sortBy: 'price-desc' })
  expect(await findStock([search])).toMatchObject({ sortBy: 'price-desc', title: 'Our stock' })
})

test('a page whose blocks name no order lists the best match first', async () => {
  expect(await findStock([createNode(searchSort, 'sort', {})])).toMatchObject({ sortBy: 'rank' })
})

test('a page without blocks that need stock has none', async () => {
  expect(await findStock([])).toBeNull()
})
