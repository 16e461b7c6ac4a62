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
  const late = { ...news('Late', '', ''), date: '2026-11-01' }
  expect(await renderBlock(modules, typical, aRuntime({ api: sampleApi({ articles: [late] }) }))).toContain(
    '1 November 2026',
  )
})

const news = (title: string, category: string, author: string) => ({
  path: `/blog/${title.toLowerCase()}`,
  title,
  description: '',
  picture: null,
  date: '2026-11-01',
  category,
  author,
  minutes: 4,
})
const articles = [
  news('Vans', 'Towing', 'Sam Lee'),
  news('Roads', 'Long trips', 'Sam Lee'),
  news('Hitches', 'Towing', 'Ana Ruiz'),
]
const renderNews = async (search: string, props: Parameters<typeof renderBlock>[1] = { filters: true }) =>
  parseHtml(
    await renderBlock(
      modules,
      props,
      aRuntime({ api: sampleApi({ articles }), page: aPage({ path: '/blog', search, vehicle: null }) }),
    ),
  )

test('an article says its day, category, author and reading time', async () => {
  const [first] = readTexts(await renderNews(''), 'li > div > span')
  expect(first).toBe('1 November 2026 · Towing · by Sam Lee · 4 min read')
})

test('articles are chosen by category and by author, by links that need no script', async () => {
  const all = await renderNews('')
  expect(readTexts(all, 'nav a')).toEqual(['All', 'Towing', 'Long trips', 'Sam Lee', 'Ana Ruiz'])
  expect(readAttributes(all, 'nav a', 'href')).toContain('/blog?category=long-trips')
  expect(readTexts(all, 'nav a[aria-current]')).toEqual(['All'])
  const towing = await renderNews('category=towing')
  expect(readTexts(towing, 'h3')).toEqual(['Vans', 'Hitches'])
  expect(readTexts(towing, 'nav a[aria-current]')).toEqual(['Towing'])
  expect(readTexts(await renderNews('author=ana-ruiz'), 'h3')).toEqual(['Hitches'])
})

test('a category of no article says so and leaves the way to the others', async () => {
  const none = await renderNews('category=boats')
  expect(readTexts(none, 'h3')).toEqual([])
  expect(none.body.textContent).toContain('There is no article here.')
  expect(readTexts(none, 'nav a')).toContain('Towing')
})

test('a list without the choice takes none from the address', async () => {
  const page = await renderNews('category=boats', {})
  expect(readTexts(page, 'h3')).toHaveLength(3)
  expect(page.querySelector('nav')).toBeNull()
})
