import { expect, test } from 'vitest'
import { parseHtml, readAttributes } from '#tests/support/parse-html.ts'
import { sampleBrands, sampleModel } from '../_kit/samples/sample-models.ts'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { rangeStock } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { typical } from './fixtures.ts'
import { stockOfRange } from './stock-of-range.ts'

const [kia = null] = sampleBrands

test('a model’s page asks for what is for sale of that model (locations §2, Model page routes)', () => {
  expect(stockOfRange({ model: sampleModel, brand: kia }, 9)).toMatchObject({
    search: { scope: { facets: { make_model: ['Kia:Sportage'], status: ['in_stock', 'coming_soon'] } } },
    path: '/search/kia/sportage',
  })
})

test('a brand’s page asks for what is for sale of that brand', () => {
  expect(stockOfRange({ model: null, brand: kia }, 9)).toMatchObject({
    search: { scope: { facets: { make: ['Kia'] } } },
    path: '/search/kia',
  })
})

test('vehicles are shown with a way to all of them', async () => {
  const page = parseHtml(await renderBlock({ block: rangeStock, component, data }, typical))
  expect(page.querySelectorAll('article[data-vehicle], article').length).toBeGreaterThan(0)
  expect(readAttributes(page, 'a', 'href')).toContain('/search/kia/sportage')
})
