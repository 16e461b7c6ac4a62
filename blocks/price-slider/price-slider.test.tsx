import { expect, test } from 'vitest'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { priceSlider } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { linkTo, within } from './within.ts'

const modules = { block: priceSlider, component, data }
const everything = { facets: {}, ranges: {} }
const used = { facets: { car_type: ['used'] }, ranges: { price: { max: 90_000_00 } } }
const readable = (href: string) => decodeURIComponent(href)

test('the button says how many cars there are and leads to them (locations §2, Price slider page)', async () => {
  const page = parseHtml(await renderBlock(modules, {}))
  expect(readTexts(page, 'a[href="/search/new-used-and-demo-cars"]')).toEqual(['Show Me 48 cars'])
})

test('the slider has the specification’s bounds and step (locations §5, Price slider bounds)', async () => {
  const page = parseHtml(await renderBlock(modules, {}))
  const bounds = '[min="5000"][max="250000"][step="500"]'
  expect(readAttributes(page, `input[type="range"]${bounds}`, 'aria-label')).toEqual(['Lowest price', 'Highest price'])
})

test('without a script ready prices are links', async () => {
  const links = readAttributes(parseHtml(await renderBlock(modules, {})), 'a', 'href')
  expect(links.map((href) => readable(href ?? ''))).toContain('/search/new-used-and-demo-cars?range[price]=10000:20000')
})

test('the chosen range is in the URL, in dollars', () => {
  expect(readable(linkTo(everything, { min: 10_000, max: 20_500 }))).toBe(
    '/search/new-used-and-demo-cars?range[price]=10000:20500',
  )
})

test('the stock of the block and the shopper’s own bounds both hold', () => {
  expect(within(used, { max: 120_000 })).toMatchObject({ ranges: { price: { max: 120_000_00 } }, scope: used })
  expect(readable(linkTo(used, { max: 120_000 }))).toBe(
    '/search/new-used-and-demo-cars?refinementList[car_type][0]=used&range[price]=:90000',
  )
})
