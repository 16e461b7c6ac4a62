import { expect, test } from 'vitest'
import { findCircle, followRedirects, indexRedirects, normalisePath } from './redirects.ts'

const site = (rules: Record<string, string>, temporary: string[] = []) =>
  indexRedirects(
    Object.entries(rules).map(([from, to]) => ({ from, to, permanent: !temporary.includes(from) })),
    { hosts: ['dealer.example', 'www.dealer.example'], inAnyCase: true },
  )

test.each([
  ['/bl-%C3%BCber-uns', '/bl-über-uns'],
  ['/bl-%c3%bcber-uns', '/bl-über-uns'],
  ['/bl-u%CC%88ber-uns', '/bl-über-uns'],
  ['/BL-Specials.aspx', '/bl-specials.aspx'],
  ['/x/', '/x'],
  ['//x///y//', '/x/y'],
  ['/', '/'],
  ['/a%2fb%20c', '/a%2Fb%20c'],
  ['/100%25', '/100%25'],
  ['/50%', '/50%25'],
  ['/50%-off/', '/50%25-off'],
  ['/%zz%ff', '/%25zz%FF'],
])('%s is the path %s', (path, normal) => {
  expect(normalisePath(path)).toBe(normal)
  expect(normalisePath(normal)).toBe(normal)
})

test.each(['/Über-Uns/', '/%C3%BCber-uns', '/%c3%9cber-uns'])('%s finds the redirect whatever its spelling', (path) => {
  expect(followRedirects(site({ '/über-uns': '/about' }), path)).toEqual({ to: '/about', status: 301 })
})

test('a chain takes one hop, with the first query, and is permanent only if every part is', () => {
  const rules = { '/a': '/b?from=a', '/b': '/c/', '/c': '/d' }
  expect(followRedirects(site(rules), '/a')).toEqual({ to: '/d?from=a', status: 301 })
  expect(followRedirects(site(rules, ['/c']), '/a')).toEqual({ to: '/d?from=a', status: 302 })
  expect(followRedirects(site({ '/a': '/b?x=1', '/b': '/c?y=2#z' }), '/a')?.to).toBe('/c?y=2#z')
})

test('a chain goes on over an own whole address and ends at another site', () => {
  const rules = { '/a': 'https://www.dealer.example/b', '/b': 'https://other.example/a' }
  expect(followRedirects(site(rules), '/a')?.to).toBe('https://other.example/a')
})

test('a target takes no second hop for its slashes', () => {
  expect(followRedirects(site({ '/a': '/cars//new/?x=/y/' }), '/a')?.to).toBe('/cars/new?x=/y/')
})

test.each([
  ['a slash', { '/self': '/self/' }, ['/self', '/self']],
  ['a query', { '/self': '/self?from=old' }, ['/self', '/self']],
  ['a query alone', { '/self': '?from=old' }, ['/self', '/self']],
  ['an anchor', { '/self': '#top' }, ['/self', '/self']],
  ['the whole address', { '/self': 'https://dealer.example/Self' }, ['/self', '/self']],
  ['another row', { '/self': '/b', '/b': '/SELF' }, ['/self', '/b', '/self']],
  ['escapes', { '/self': '/ü', '/%C3%BC': '/self' }, ['/self', '/ü', '/self']],
])('a circle by %s is found, and leads nowhere', (_, rules, circle) => {
  expect(findCircle(site(rules), '/self')).toEqual(circle)
  expect(followRedirects(site(rules), '/self')).toBeNull()
})

test('a path before a circle leads nowhere either', () => {
  const rules = site({ '/start': '/a', '/a': '/b', '/b': '/a' })
  expect(findCircle(rules, '/start')).toEqual(['/a', '/b', '/a'])
  expect(followRedirects(rules, '/start')).toBeNull()
})

test('the same path at another site is no circle', () => {
  expect(findCircle(site({ '/a': 'https://other.example/a' }), '/a')).toBeNull()
})

test('a site that tells letter cases apart finds an old address as it is written, in any other spelling', () => {
  const rules = [
    { from: '/Price-List', to: '/prices', permanent: true },
    { from: '/price-list', to: '/cheap', permanent: true },
    { from: '/Über', to: '/%C3%9Cber/', permanent: true },
  ]
  const exact = indexRedirects(rules, { hosts: [], inAnyCase: false })
  expect(followRedirects(exact, '/Price-List/')?.to).toBe('/prices')
  expect(followRedirects(exact, '/price%2dlist')?.to).toBe('/cheap')
  expect(followRedirects(exact, '/PRICE-LIST')).toBeNull()
  expect(findCircle(exact, '/Über')).toEqual(['/Über', '/Über'])
  expect(normalisePath('/A%2fb', exact)).toBe('/A%2Fb')
})
