import { expect, test } from 'vitest'
import { checkPath } from './path-field.ts'

test.each(['/', '/finance', '/cars/:slug', '/api-docs', '/stock', '/media', '/stock-list', '/metrics'])(
  'a page may be at %s',
  (path) => {
    expect(checkPath(path)).toBe(true)
  },
)

test.each([
  '/api',
  '/api/search',
  '/assets/style',
  '/media/:file',
  '/stock/used',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/llms.txt',
  '/rss.xml',
  '/sitemap.xml',
  '/sitemap-2.xml',
])('a page at %s is refused: the server itself answers there', (path) => {
  expect(checkPath(path)).toContain('reserved by the system')
})

test.each(['finance', '/Finance', '/a b', '/../x', ''])('%j is no address', (path) => {
  expect(checkPath(path)).toMatch(/^Start with \//)
})
