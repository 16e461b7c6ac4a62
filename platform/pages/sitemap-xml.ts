import { escapeHtml } from '#schemas/lib/escape-html.ts'
import { crawledPicture } from '#schemas/media/crawled-picture.ts'
import type { PageLanguage, SitemapEntry } from '../content/content.ts'

/** Maximum entries per file: sitemaps.org, protocol. */
const entriesAtMost = 50_000

/** The sitemap; for more than 50,000 addresses part 0 is the index and each part has its number. Null for a part that does not exist. */
export function sitemapXml(
  entries: readonly SitemapEntry[],
  { origin, part }: { origin: string; part: number },
): string | null {
  const parts = Math.ceil(entries.length / entriesAtMost)
  if (part === 0) return parts > 1 ? listOfParts(origin, parts) : listOfAddresses(origin, entries)
  if (parts <= 1 || part > parts) return null
  return listOfAddresses(origin, entries.slice((part - 1) * entriesAtMost, part * entriesAtMost))
}

const listOfParts = (origin: string, parts: number) =>
  xml(
    'sitemapindex',
    Array.from({ length: parts }, (_, index) => `<sitemap><loc>${origin}/sitemap-${index + 1}.xml</loc></sitemap>`),
  )

const listOfAddresses = (origin: string, entries: readonly SitemapEntry[]) =>
  xml(
    'urlset',
    entries.map(
      ({ path, changedAt, picture, languages }) =>
        `<url><loc>${escapeHtml(origin + path)}</loc>${changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : ''}${(languages ?? []).map(languageTag).join('')}${picture ? imageTag(new URL(crawledPicture(picture), origin).href) : ''}</url>`,
    ),
  )

/** https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const imageTag = (url: string): string => `<image:image><image:loc>${escapeHtml(url)}</image:loc></image:image>`

/** https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap */
const languageTag = ({ language, url }: PageLanguage): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}"/>`

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const xml = (root: string, rows: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespaces}>\n${rows.join('\n')}\n</${root}>\n`
