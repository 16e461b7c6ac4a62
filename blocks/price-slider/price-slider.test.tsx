import { expect, test } from 'vitest'
import { renderBlock } from '../_kit/samples/render-block.tsx'
import { priceSlider } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { linkTo, within } from './within.ts'

const modules = { block: priceSlider, component, data }
const everything = { facets: {}, ranges: {} }
const used = { facets: { car_type: ['used'] }, ranges: { price: { max: 90_000_00 } } }
const readable = (href: string) => decodeURIComponent(href)

test('the button says how many cars there are and leads to them (vehicles §2)', async () => {
  expect(await renderBlock(modules, {})).toMatch(/href="\/search\/new-used-and-demo-cars"[^>]*>Show Me 48 cars/)
})

test('the slider has the specification’s bounds and step (locations §5)', async () => {
  expect(await renderBlock(modules, {})).toContain('min="5000" max="250000" step="500"')
})

test('without a script ready prices are links', async () => {
  expect(readable(await renderBlock(modules, {}))).toContain('range[price]=10000:20000')
})

test('what is drawn becomes the range of the address, in dollars', () => {
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
