import { expect, test } from 'vitest'
import { parseHtml, readAttributes } from '#tests/support/parse-html.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { searchSort } from './block.ts'
import component from './component.tsx'
import data from './data.ts'

const modules = { block: searchSort, component, data }
const onPage = (search: string) => aRuntime({ page: aPage({ path: '/search/used-cars', search, vehicle: null }) })
const offered = (html: string) => readAttributes(parseHtml(html), 'select option', 'value')

test('the count of all that match is said', async () => {
  expect(await renderBlock(modules, {}, onPage(''))).toContain('48 vehicles')
})

test('the nearest-first order is offered only with a place', async () => {
  expect(offered(await renderBlock(modules, {}, onPage('')))).not.toContain('distance')
  expect(offered(await renderBlock(modules, {}, onPage('near=4558')))).toContain('distance')
})

test('the marketer says which orders there are; the one in the address is there anyway', async () => {
  const orders = ['rank' as const, 'newest' as const]
  expect(offered(await renderBlock(modules, { orders }, onPage('sortBy=km-asc')))).toEqual(['rank', 'km-asc', 'newest'])
})
