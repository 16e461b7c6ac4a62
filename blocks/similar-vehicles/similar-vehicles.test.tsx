import { expect, test } from 'vitest'
import { parseHtml, readAttributes } from '#tests/support/parse-html.ts'
import { aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleApi } from '../_kit/samples/sample-api.ts'
import { similarVehicles } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { typical } from './fixtures.ts'

const modules = { block: similarVehicles, component, data }

test('similar vehicles are cards that lead to their pages (vehicles §9)', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(readAttributes(page, 'article h3 a', 'href')).toContain('/cars/2020-kia-cerato-r1')
})

test('a vehicle like which there is none leaves no empty band', async () => {
  expect(await renderBlock(modules, typical, aRuntime({ api: sampleApi({ related: [] }) }))).toBe('')
})

test('the marketer may want fewer than six', async () => {
  const page = parseHtml(await renderBlock(modules, { ...typical, limit: 2 }))
  expect(page.querySelectorAll('article')).toHaveLength(2)
})
