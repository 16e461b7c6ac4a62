import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { until } from '#tests/support/forecourt.ts'
import { type SiteServer, startInProcess } from '#tests/support/start-in-process.ts'
import { aPage, type Sites, twoDealers } from './sites.ts'

let running: TestCms
let forecourt: SiteServer
let sites: Sites

beforeAll(async () => {
  running = await startCms()
  sites = await twoDealers(running.cms)
  const { alpha, template } = sites
  await anArticle({ tenant: alpha, title: 'Older', path: '/blog/older', articleDate: '2026-01-01', ...bySam })
  await anArticle({ tenant: alpha, title: 'Newer', path: '/blog/newer', articleDate: '2026-06-01' })
  await anArticle({ tenant: alpha, title: 'Secret', path: '/blog/secret', seo: { noindex: true } })
  await aPage(running.cms, { tenant: alpha, title: 'Draft', path: '/blog/draft', draft: true })
  await aPage(running.cms, { tenant: alpha, title: 'Blog', path: '/blog' })
  await aPage(running.cms, { tenant: alpha, title: 'Not a blog', path: '/blogs/x' })
  await aPage(running.cms, { tenant: alpha, title: 'Far below', path: '/news/blog/x' })
  await aPage(running.cms, { tenant: template, title: 'From the template', path: '/blog/template' })
  await aPage(running.cms, { tenant: template, title: 'Hidden by Alpha’s', path: '/blog/newer' })
  await aPage(running.cms, {
    tenant: alpha,
    title: 'Home of articles',
    path: '/read',
    layout: [{ blockType: 'blogs' }],
  })
  forecourt = await startInProcess(running, { roles: 'web,worker' })
})
afterAll(async () => {
  await forecourt.stop()
  await running.stop()
})

const bySam = { articleCategory: 'Long trips', articleAuthor: 'Sam Lee' }

interface ArticleData {
  tenant: number
  title: string
  path: string
  articleDate?: string
  articleCategory?: string
  articleAuthor?: string
  seo?: { noindex?: boolean; description?: string }
}

async function anArticle({ articleDate, articleCategory, articleAuthor, seo, ...page }: ArticleData): Promise<number> {
  const id = await aPage(running.cms, page)
  await running.cms.update({
    collection: 'pages',
    id,
    data: {
      articleDate: articleDate ?? null,
      articleCategory,
      articleAuthor,
      seo: seo ?? {},
      _status: 'published',
    } as never,
  })
  return id
}

const ask = (path: string, host = 'alpha.localhost') => forecourt.ask(path, { host })
const titlesOf = async (path: string, host?: string) => {
  const articles: { title: string }[] = JSON.parse((await ask(path, host)).text)
  return articles.map(({ title }) => title)
}

test('articles are the published pages below an address, newest first; those hidden from search engines are none', async () => {
  expect(await titlesOf('/api/articles?under=/blog&limit=10')).toEqual(['Newer', 'Older', 'From the template'])
})

test('a dealer without articles has its template’s', async () => {
  expect(await titlesOf('/api/articles?under=/blog&limit=10', 'beta.localhost')).toEqual([
    'Hidden by Alpha’s',
    'From the template',
  ])
})

test('articles are asked for by category and author, as slugs', async () => {
  expect(await titlesOf('/api/articles?under=/blog&category=long-trips')).toEqual(['Older'])
  expect(await titlesOf('/api/articles?under=/blog&author=sam-lee&category=towing')).toEqual([])
  const [older] = JSON.parse((await ask('/api/articles?under=/blog&author=sam-lee')).text)
  expect(older).toMatchObject({ category: 'Long trips', author: 'Sam Lee', minutes: 1 })
})

test('the dated articles of a site are a feed', async () => {
  const { status, text, headers } = await ask('/rss.xml')
  expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  expect([...text.matchAll(/<item><title>(.*?)</g)].map(([, title]) => title)).toEqual(['Newer', 'Older'])
  expect(text).toContain('<dc:creator>Sam Lee</dc:creator>')
})

test('three come where nobody says how many', async () => {
  expect(await titlesOf('/api/articles?under=/blog')).toHaveLength(3)
})

test.each(['under=blog', 'under=/blog&limit=0', 'under=/blog&limit=51', 'limit=3', `under=/${'x'.repeat(400)}`])(
  'a question like ?%s is refused with a reason',
  async (query) => {
    expect((await ask(`/api/articles?${query}`)).status).toBe(400)
  },
)

test('an article that is published appears on pages that list articles, and goes from them with its page', async () => {
  const shows =
    (title: string) =>
    ({ text }: { text: string }) =>
      text.includes(title)
  await until(() => ask('/read'), shows('Newer'))
  const id = await anArticle({
    tenant: sites.alpha,
    title: 'Newest',
    path: '/blog/newest',
    articleDate: '2026-11-01',
  })
  const { seen } = await until(() => ask('/read'), shows('Newest'))
  expect(seen.status).toBe(200)
  await running.cms.delete({ collection: 'pages', id })
  await until(
    () => ask('/read'),
    (answer) => !shows('Newest')(answer),
  )
})
