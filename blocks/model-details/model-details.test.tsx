import { expect, test } from 'vitest'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleModel } from '../_kit/samples/sample-models.ts'
import { modelDetails } from './block.ts'
import component from './component.tsx'

const modules = { block: modelDetails, component }
const shown = async (shows: 'variants' | 'colours' | 'accessories') =>
  parseHtml(await renderBlock(modules, { heading: '', shows }))

test('each variant has its price and one line a fact', async () => {
  const [first] = [...(await shown('variants')).querySelectorAll('article')]
  expect(first && readTexts(first, 'h2, p, li')).toEqual(['S', 'From $38,490', '2.0-litre petrol', '6-speed automatic'])
})

test('each colour is shown, and named for those who do not see it', async () => {
  const page = await shown('colours')
  expect(readTexts(page, 'li')).toEqual(['Clear White', 'Gravity Blue'])
  expect(readAttributes(page, 'rect', 'fill')).toEqual(['#f4f5f3', '#27405c'])
})

test('each accessory has its text and price', async () => {
  expect(readTexts(await shown('accessories'), 'h2, p')).toEqual(['Tow bar kit', 'Rated to 1,900 kg braked.', '$1,480'])
})

test('a model without accessories shows no heading for them', async () => {
  const runtime = aRuntime({ page: aPage({ model: { ...sampleModel, accessories: [] } }) })
  expect(await renderBlock(modules, { heading: 'Accessories', shows: 'accessories' }, runtime)).toBe('')
})
