import { expect, test } from 'vitest'
import { article } from '#schemas/page/article.ts'
import { rssXml } from './rss-xml.ts'

const site = { name: 'Bay & Sons', tagline: '', origin: 'https://bay.example', locale: 'en-AU' as const }
const anArticle = (changes: object = {}) =>
  article.parse({
    path: '/blog/towing',
    title: 'Towing',
    description: '',
    picture: null,
    date: '2026-10-02',
    ...changes,
  })

test('an article is an item with its address, day, category and author', () => {
  const text = rssXml({ site, articles: [anArticle({ category: 'How to', author: 'Sam Lee', description: 'A < B' })] })
  expect(text).toContain(
    '<item><title>Towing</title><link>https://bay.example/blog/towing</link><guid>https://bay.example/blog/towing</guid>' +
      '<pubDate>Fri, 02 Oct 2026 00:00:00 GMT</pubDate><description>A &lt; B</description><category>How to</category>' +
      '<dc:creator>Sam Lee</dc:creator></item>',
  )
  expect(text).toContain('<title>Bay &amp; Sons</title>')
})

test('pages without a date are no news, and the feed ends after fifty', () => {
  const articles = [anArticle({ date: null }), ...Array.from({ length: 60 }, () => anArticle())]
  expect(rssXml({ site, articles }).match(/<item>/g)).toHaveLength(50)
  expect(rssXml({ site, articles: [anArticle({ date: null })] })).not.toContain('<item>')
})
