import { expect, test } from 'vitest'
import { promo as promoSchema } from '#schemas/promo/promo.ts'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleApi } from '../_kit/samples/sample-api.ts'
import { promo } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { typical } from './fixtures.ts'

const modules = { block: promo, component, data }
const aPromo = (id: number, name: string) => promoSchema.parse({ id, name })
const running = (...promos: ReturnType<typeof aPromo>[]) =>
  aRuntime({ api: sampleApi({ promos: { promos, nextChange: null } }) })

test('a running promotion has its words and leads where it says', async () => {
  const page = parseHtml(await renderBlock(modules, typical))
  expect(readTexts(page, 'aside h2')).toEqual(['Free servicing for a year'])
  expect(readAttributes(page, 'aside a', 'href')).toEqual(['/special-offers'])
})

test('chosen promotions stand in the marketer’s order', async () => {
  const runtime = running(aPromo(1, 'First made'), aPromo(2, 'Second made'))
  const page = parseHtml(await renderBlock(modules, { source: 'chosen', chosen: [2, 1] }, runtime))
  expect(readTexts(page, 'aside h2')).toEqual(['Second made', 'First made'])
})

test('a chosen promotion that does not run is not shown (vehicles §3, Stored and related entries)', async () => {
  expect(await renderBlock(modules, { source: 'chosen', chosen: [9] }, running(aPromo(1, 'Runs')))).toBe('')
})

test('where nothing runs there is no empty band', async () => {
  expect(await renderBlock(modules, { ...typical, heading: 'Offers' }, running())).toBe('')
})
