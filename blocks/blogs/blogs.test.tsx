import { expect, test } from 'vitest'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { aPage, aRuntime, renderBlock } from '../_kit/samples/render-block.tsx'
import { sampleApi } from '../_kit/samples/sample-api.ts'
import { blogs } from './block.ts'
import component from './component.tsx'
import data from './data.ts'
import { typical } from './fixtures.ts'

const modules = { block: blogs, component, data }

test('an article is shown by its picture, title, description and date (vehicles §2, Checks and blogs and call card)', async () => {
  const first = parseHtml(await renderBlock(modules, typical)).querySelector('li')
  expect(first?.firstElementChild?.tagName).toBe('IMG')
  expect(first && readTexts(first, 'time, h3, p')).toEqual([
    '1 November 2026',
    'What a tow ball may carry',
    expect.stringContaining('Three minutes to read'),
  ])
})

test('no more articles are shown than the marketer chose', async () => {
  expect(parseHtml(await renderBlock(modules, { limit: 2 })).querySelectorAll('li')).toHaveLength(2)
})

test('an article does not lead to itself', async () => {
  const runtime = aRuntime({ page: aPage({ path: '/blog/article-1', vehicle: null }) })
  const page = parseHtml(await renderBlock(modules, typical, runtime))
  expect(readAttributes(page, 'h3 a', 'href')).toEqual(['/blog/article-2', '/blog/article-3', '/blog/article-4'])
})

test('without any article there is no heading', async () => {
  expect(await renderBlock(modules, typical, aRuntime({ api: sampleApi({ articles: [] }) }))).toBe('')
})

test('the day of an article is shown as it was entered', async () => {
  const late = { path: '/blog/late', title: 'Late', description: '', picture: null, date: '2026-11-01' }
  expect(await renderBlock(modules, typical, aRuntime({ api: sampleApi({ articles: [late] }) }))).toContain(
    '1 November 2026',
  )
})
