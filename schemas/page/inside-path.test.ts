import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insidePath } from './inside-path.ts'

const site = 'https://coastline.example'

test.each(['/', '/my-garage', '/cars/2021-kia-cerato?colour=red#photos', '/search/used-cars?query=a%20b'])(
  'after signing in the shopper is redirected to %s',
  (path) => {
    expect(insidePath(path, '/else')).toBe(path)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'evil.example',
  '/\r\nSet-Cookie: a=b',
  '',
  null,
])('%j leads nowhere but to where nothing was asked', (given) => {
  expect(insidePath(given, '/else')).toBe('/else')
})

test('whatever is asked for, the shopper stays on the site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '//',
    '.',
    '..',
    '@',
    ':',
    'evil.example',
    'https:',
    'javascript:',
    '%2f',
    '%5c',
    '%09',
    '\t',
    '\n',
    '?',
    '#',
    'a',
  )
  const given = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  )
  fc.assert(
    fc.property(given, (text) => {
      const path = insidePath(text, '/')
      expect(new URL(path, site).origin).toBe(site)
      expect(new URL(new URL(path, site).pathname, site).origin).toBe(site)
    }),
    { numRuns: 2_000 },
  )
})
