import { expect, test } from 'vitest'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { searchChips } from './block.ts'
import component from './component.tsx'

const modules = { block: searchChips, component }
const onPage = (search: string) => aRuntime({ page: aPage({ path: '/search/used-cars', search, vehicle: null }) })

test('nothing chosen, nothing shown', async () => {
  expect(await renderBlock(modules, {}, onPage('page=2'))).toBe('')
})

test('each chip is a link to the search without it, and one clears all', async () => {
  const search = 'refinementList[make][0]=Kia&range[price]=:20000&sortBy=newest'
  const page = parseHtml(await renderBlock(modules, {}, onPage(search)))
  expect(readAttributes(page, 'a', 'href')).toContain('/search/used-cars?range%5Bprice%5D=%3A20000&sortBy=newest')
  expect(readTexts(page, 'a[href="/search/used-cars?sortBy=newest"]')).toEqual(['Clear all'])
})
