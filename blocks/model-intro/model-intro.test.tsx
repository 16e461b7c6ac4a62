import { expect, test } from 'vitest'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleModel } from '../_kit/samples/sample-models.ts'
import { modelIntro } from './block.ts'
import component from './component.tsx'
import { typical } from './fixtures.ts'

const modules = { block: modelIntro, component }

test('a model’s page begins with brand, name, label and price (locations §2, Model page routes)', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(readTexts(page, 'h2')).toEqual(['Kia Sportage'])
  expect(readTexts(page, 'span').concat(readTexts(page, 'p'))).toEqual(expect.arrayContaining(['NEW', 'From $38,490']))
  expect(readAttributes(page, 'a', 'href')).toEqual(['#stock', '/book-test-drive'])
})

test('a model without price and label shows neither', async () => {
  const model = { ...sampleModel, from_price: null, status: null }
  const html = await renderBlock(modules, typical, aRuntime({ page: aPage({ model }) }))
  expect(html).not.toMatch(/From|NEW/)
})
