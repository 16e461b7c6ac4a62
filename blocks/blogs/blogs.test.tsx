import { expect, test } from 'vitest'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleApi } from '../_kit/samples/sample-api.ts'
import { blogs } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { typical } from './fixtures.ts'

const modules = { block: blogs, component, data }

test('an article is shown by its picture, title, description and date (vehicles §2)', async () => {
  const [, first = ''] = (await renderBlock(modules, typical)).split('<li')
  expect(first).toMatch(/<img.*1 November 2026.*What a tow ball may carry.*Three minutes to read/s)
})

test('no more stand there than the marketer wants', async () => {
  expect((await renderBlock(modules, { limit: 2 })).split('<li')).toHaveLength(3)
})

test('an article does not lead to itself', async () => {
  const runtime = aRuntime({ page: aPage({ path: '/blog/article-1', vehicle: null }) })
  expect(await renderBlock(modules, typical, runtime)).not.toContain('href="/blog/article-1"')
})

test('without any article there is no heading', async () => {
  expect(await renderBlock(modules, typical, aRuntime({ api: sampleApi({ articles: [] }) }))).toBe('')
})

test('a day is a day on the tenant’s clock', async () => {
  const late = { path: '/blog/late', title: 'Late', description: '', picture: null, date: '2026-10-31T20:00:00.000Z' }
  expect(await renderBlock(modules, typical, aRuntime({ api: sampleApi({ articles: [late] }) }))).toContain(
    '1 November 2026',
  )
})
