import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalSearch, getCacheKey, readTarget } from './page-request.ts'

test('campaign marks and unknown names neither reach a page nor split the cache', () => {
  expect(canonicalSearch('?utm_source=mail&gclid=1&email=a%40b.example', '/search/used-cars')).toBe('')
})

test('one search state has one spelling', () => {
  const one = canonicalSearch(
    '?refinementList[make][0]=Kia&refinementList[make][1]=Audi&page=2&utm_medium=x',
    '/search/used-cars',
  )
  const other = canonicalSearch(
    '?page=2&refinementList%5Bmake%5D%5B7%5D=Audi&refinementList%5Bmake%5D%5B3%5D=Kia',
    '/search/used-cars',
  )
  expect(one).toBe(other)
})

test('page 1 is the page without a number', () => {
  expect(canonicalSearch('?page=1', '/search/used-cars')).toBe('')
})

test('a visitor cannot set what only a block may: its scope and its number of cards', () => {
  expect(canonicalSearch('?scope[make][0]=Kia&hitsPerPage=100&scope[ids]=1,2', '/search/used-cars')).toBe('')
})

test('a canonical search is its own canonical form', () => {
  const state = fc.record({
    page: fc.nat(6_000),
    query: fc.string({ maxLength: 40 }),
    make: fc.array(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 4 }),
    price: fc.tuple(fc.nat(300_000), fc.nat(300_000)),
  })
  fc.assert(
    fc.property(state, ({ page, query, make, price }) => {
      const params = new URLSearchParams({ page: String(page), query, 'range[price]': price.join(':') })
      for (const value of make) params.append('refinementList[make][]', value)
      const once = canonicalSearch(`?${params.toString()}`, '/search/used-cars')
      expect(canonicalSearch(once, '/search/used-cars')).toBe(once)
    }),
  )
})

test('no two requests share a key', () => {
  const request = fc.record({
    tenantId: fc.nat(999),
    path: fc.string({ unit: fc.constantFrom('a', '1', '/', '-'), maxLength: 6 }).map((path) => `/${path}`),
    search: fc.constantFrom('', '?page=2', '?query=kia'),
  })
  fc.assert(
    fc.property(request, request, (one, other) => {
      const areSame = one.tenantId === other.tenantId && one.path + one.search === other.path + other.search
      expect(getCacheKey(one) === getCacheKey(other)).toBe(areSame)
    }),
  )
})

test.each([
  '/../etc/passwd',
  '/a/../../b',
  '/%2e%2e/secret',
  '/%252e%252e/secret',
  '/50%25-off/%252e%252e/secret',
  '/a\\b',
  '/a%5c..%5cb',
  '/a%00b',
  '/a%0d%0aSet-Cookie:x',
  '/%ff',
  '/%',
  'http://elsewhere.example/',
  '//elsewhere.example/../x',
  '/a b',
  '',
])('%j is no path of ours', (target) => {
  expect(readTarget(target)).toBeNull()
})

test('a percent sign in an address is a character like others', () => {
  expect(readTarget('/50%25-off')?.path).toBe('/50%25-off')
})

test('doubled and trailing slashes have a canonical path', () => {
  expect(readTarget('//finance///calculator/?x=1')).toEqual({
    path: '//finance///calculator/',
    canonicalPath: '/finance/calculator',
    search: '?x=1',
  })
})

test('a postcode that delivery is asked for reaches the page, and nothing else by its name (vehicles §5)', () => {
  expect(canonicalSearch('?postcode=4000&utm_source=mail', '/search/used-cars')).toBe('?postcode=4000')
  expect(canonicalSearch('?postcode=40', '/search/used-cars')).toBe('')
  expect(canonicalSearch('?postcode=%3Cscript%3E', '/search/used-cars')).toBe('')
})

test('only the print page reads which vehicle it is asked for: elsewhere that would be a page in the cache for each (vehicles §2)', () => {
  expect(canonicalSearch('?car_id=2021-kia-cerato&utm_source=mail', '/print')).toBe('?car_id=2021-kia-cerato')
  expect(canonicalSearch('?car_id=12', '/contact')).toBe('')
  expect(canonicalSearch(`?car_id=${'a'.repeat(201)}`, '/print')).toBe('')
})
