import { escapeHtml } from '#schemas/lib/escape-html.ts'
import type { Article } from '#schemas/page/article.ts'
import type { Site } from '#schemas/tenant/site.ts'

interface RssInput {
  site: Pick<Site, 'name' | 'tagline' | 'origin' | 'locale'>
  /** Newest first. */
  articles: readonly Article[]
}

const itemsAtMost = 50

/** The dated articles of a site as RSS 2.0. https://www.rssboard.org/rss-specification */
export function rssXml({ site: { name, tagline, origin, locale }, articles }: RssInput): string {
  const items = articles.flatMap((article) => (article.date ? [itemXml(article, { date: article.date, origin })] : []))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    tag('title', name),
    tag('link', `${origin}/`),
    tag('description', tagline || name),
    tag('language', locale),
    `<atom:link href="${escapeHtml(`${origin}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items.slice(0, itemsAtMost),
    '</channel>',
    '</rss>\n',
  ].join('\n')
}

/** The guid is the address, which a moved page keeps by its redirect. */
const itemXml = (
  { path, title, description, category, author }: Article,
  { date, origin }: { date: string; origin: string },
): string =>
  [
    '<item>',
    tag('title', title),
    tag('link', origin + path),
    tag('guid', origin + path),
    tag('pubDate', new Date(`${date}T00:00:00.000Z`).toUTCString()),
    description && tag('description', description),
    category && tag('category', category),
    author && tag('dc:creator', author),
    '</item>',
  ]
    .filter(Boolean)
    .join('')

const tag = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`
