import { expect, test } from 'vitest'
import { sitemapXml } from './sitemap-xml.ts'

const origin = 'https://kia.example'
const anEntry = (index: number) => ({ path: `/cars/${index}`, changedAt: '2026-03-04T05:06:07.000Z' })
const many = Array.from({ length: 120_000 }, (_, index) => anEntry(index))
const count = (text: string | null, tag: string) => text?.split(`<${tag}>`).length ?? 0

test('a small site has one file with the day of each change', () => {
  expect(sitemapXml([anEntry(1)], { origin, part: 0 })).toContain(
    '<url><loc>https://kia.example/cars/1</loc><lastmod>2026-03-04</lastmod></url>',
  )
})

test('more than 50,000 addresses are split, and no address is lost', () => {
  const whole = sitemapXml(many, { origin, part: 0 })
  expect(count(whole, 'sitemap') - 1).toBe(3)
  const parts = [1, 2, 3].map((part) => count(sitemapXml(many, { origin, part }), 'url') - 1)
  expect(parts).toEqual([50_000, 50_000, 20_000])
})

test('a part that is not there is none', () => {
  expect(sitemapXml(many, { origin, part: 4 })).toBeNull()
  expect(sitemapXml([anEntry(1)], { origin, part: 1 })).toBeNull()
})

test('an address cannot break out of the file', () => {
  expect(sitemapXml([{ path: '/a&b<c>', changedAt: '2026-03-04' }], { origin, part: 0 })).toContain('/a&amp;b&lt;c&gt;')
})

test('an address has its main picture, as JPEG where few crawlers read its format', () => {
  const entries = [
    { ...anEntry(1), picture: '/stock/a&b.webp' },
    { ...anEntry(2), picture: '/stock/c.avif' },
    { ...anEntry(3), picture: null },
  ]
  expect(
    [...(sitemapXml(entries, { origin, part: 0 }) ?? '').matchAll(/<image:loc>(.*?)</g)].map(([, url]) => url),
  ).toEqual(['https://kia.example/stock/a&amp;b.webp', 'https://kia.example/_img/q_75,f_jpeg/stock/c.avif'])
})
