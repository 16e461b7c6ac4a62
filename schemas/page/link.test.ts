import { expect, test } from 'vitest'
import { toHref, safeUrl } from './href.ts'
import { link } from './link.ts'

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', ' JaVaScript:x', ''])(
  '%s is no link',
  (url) => {
    expect(safeUrl(url)).toBeNull()
  },
)

test.each(['/finance#finance-form', '#reviews', '?page=2', 'https://example.com/a'])('%s is a link', (url) => {
  expect(safeUrl(url)).toBe(url)
})

test('a phone link keeps digits only', () => {
  expect(toHref(link.parse({ kind: 'phone', url: '(07) 3333 4444' }))).toBe('tel:0733334444')
})

test('a phone link dials letters and an extension', () => {
  expect(toHref(link.parse({ kind: 'phone', url: '13 CARS' }))).toBe('tel:132277')
  expect(toHref(link.parse({ kind: 'phone', url: '07 5550 0110 ext 4' }))).toBe('tel:0755500110;ext=4')
})

test('a page link leads to the page’s path', () => {
  expect(toHref(link.parse({ kind: 'page', page: { id: 3, path: '/finance' } }))).toBe('/finance')
})

test('a page that is not populated leads nowhere', () => {
  expect(toHref(link.parse({ kind: 'page', page: 3 }))).toBeNull()
})

test.each([
  [{ kind: 'email', url: '\u200Bmailto:sales@example.com.' }, 'mailto:sales@example.com'],
  [{ kind: 'url', url: 'tel:1300-BL-CARS' }, 'tel:1300252277'],
  [{ kind: 'url', url: 'tel:call-us' }, null],
] as const)('%j leads to %j', (link, href) => {
  expect(toHref({ label: '', page: null, newTab: false, ...link })).toBe(href)
})
