import { expect, test } from 'vitest'
import { checkOldPath } from './redirects.ts'

test.each([
  '/api/cars',
  '/api',
  '/API/cars',
  '/assets/old.js',
  '/media/brochure.pdf',
  '/stock/1234',
  '/_preview',
  '/_preview.js',
  '/_img/w_200/media/a.jpg',
  '/payment/return',
  '/robots.txt',
  '/sitemap-2.xml',
  '/healthz',
])('a redirect from %s would never be followed, so it is refused', (path) => {
  expect(checkOldPath(path)).toContain(`Nobody would be sent on from ${path}`)
})

test.each(['/', '/apiary', '/old-page', '/stock', '/stock/kia/rio', '/media', '/payment', '/sitemap', '/robots'])(
  '%s may be an old address',
  (path) => {
    expect(checkOldPath(path)).toBe(true)
  },
)

test.each(['old', '/old page', '/old?a=1', '/old#a'])('%s is no path', (path) => {
  expect(checkOldPath(path)).toContain('Start with /')
})
