import fc from 'fast-check'
import { expect, test } from 'vitest'
import { facetNames, rangeNames, searchQuery, sorts } from './search-query.ts'
import { radiusOptions } from './search-terms.ts'
import { searchFromParams } from './search-from-params.ts'
import { searchToParams } from './search-to-params.ts'

const words = fc.stringMatching(/^[A-Za-z0-9À-ž&/:[\]=+%#?-]{1,20}$/)
const choices = fc.dictionary(fc.constantFrom(...facetNames), fc.uniqueArray(words, { minLength: 1, maxLength: 4 }))
const ends = fc
  .tuple(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 0, max: 300_000 }))
  .map(([a, b]) => ({ min: Math.min(a, b) * 100, max: Math.max(a, b) * 100 }))
const queries = fc.record({
  query: words,
  page: fc.integer({ min: 1, max: 5_000 }),
  sortBy: fc.constantFrom(...sorts),
  facets: choices,
  ranges: fc.dictionary(fc.constantFrom(...rangeNames), ends),
  near: fc.option(fc.record({ place: words, radius: fc.constantFrom(...radiusOptions) }), { nil: undefined }),
  scope: fc.record(
    {
      facets: choices,
      ranges: fc.dictionary(fc.constantFrom(...rangeNames), ends),
      ids: fc.array(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { minLength: 1, maxLength: 5 }),
      excludeIds: fc.array(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { minLength: 1, maxLength: 5 }),
      locationSlug: words,
      dealershipSlug: words,
    },
    { requiredKeys: ['facets', 'ranges'] },
  ),
})

test('any search survives the way into a URL and back', () => {
  fc.assert(
    fc.property(queries, (input) => {
      const search = searchQuery.parse(input)
      const text = searchToParams(search).toString()
      expect(searchFromParams(new URLSearchParams(text))).toEqual(search)
    }),
  )
})

test('page 1 is not written (locations §2, Search address)', () => {
  expect(searchToParams(searchQuery.parse({})).toString()).toBe('')
})

test('a price range is written in dollars as range[price]=min:max (locations §2, Search address)', () => {
  const params = searchToParams(searchQuery.parse({ ranges: { price: { min: 5_000_00, max: 20_000_00 } } }))
  expect(params.get('range[price]')).toBe('5000:20000')
})

test('a choice is written as refinementList[field][0]=value (locations §2, Search address)', () => {
  const params = searchToParams(searchQuery.parse({ facets: { make: ['Kia', 'Mazda'] } }))
  expect([...params]).toEqual([
    ['refinementList[make][0]', 'Kia'],
    ['refinementList[make][1]', 'Mazda'],
  ])
})

test('a menu’s Make:Model is read as that choice (locations §3, Filter state)', () => {
  const search = searchFromParams(new URLSearchParams('menu[make_model]=Kia:Sportage&menu[car_type]=used'))
  expect(search.facets).toEqual({ make_model: ['Kia:Sportage'], car_type: ['used'] })
})

test('a radius is one of those offered, else 50 km (vehicles §9, Radius options)', () => {
  const radiusOf = (text: string) => searchFromParams(new URLSearchParams(text)).near?.radius
  expect(radiusOf('near=4558&radius=250')).toBe(250)
  expect(radiusOf('near=4558&radius=251')).toBe(50)
  expect(radiusOf('radius=250')).toBeUndefined()
})

test('whatever a URL holds, reading it gives a valid search (vehicles §7, Search query)', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom(
            'page',
            'sortBy',
            'query',
            'range[price]',
            'range[km]',
            'refinementList[make][0]',
            'menu[make_model]',
            'near',
            'radius',
            'scope[range][km]',
            'scope[ids]',
            'x',
          ),
          fc.string(),
        ),
      ),
      (pairs) => {
        expect(searchQuery.safeParse(searchFromParams(new URLSearchParams(pairs))).success).toBe(true)
      },
    ),
  )
})

test('a range written backwards is read the right way round', () => {
  expect(searchFromParams(new URLSearchParams('range[price]=20000:5000')).ranges.price).toEqual({
    min: 5_000_00,
    max: 20_000_00,
  })
})

test.each(['__proto__', 'constructor', 'toString'])('a filter that is named %s is no filter', (name) => {
  expect(searchFromParams(new URLSearchParams(`refinementList[${name}][0]=x&scope[${name}][0]=x`))).toEqual(
    searchQuery.parse({}),
  )
})

test.each(['query=Ki%00a', 'refinementList[make][0]=Ki%00a', 'scope[location]=%00', 'scope[dealership]=a%00'])(
  'what no text of ours can hold is not searched for: %s',
  (text) => {
    expect(JSON.stringify(searchFromParams(new URLSearchParams(text)))).not.toContain(String.raw`\u0000`)
  },
)

test('a number that no vehicle can have names no vehicle', () => {
  const { scope } = searchFromParams(new URLSearchParams('scope[ids]=7,2147483648,99999999999'))
  expect(scope.ids).toEqual([7])
})

test.each([
  ['range[price]=:30k', { price: { max: 30_000_00 } }],
  ['range[price]=$9 500:1.5m', { price: { min: 9_500_00, max: 1_500_000_00 } }],
  ['range[km]=:85k', { km: { max: 85_000 } }],
  ['range[price]=cheap:30k', {}],
  ['range[price]=:1e5', {}],
  ['range[km]=-5:', {}],
])('“%s” in an address is read as people type it: %j', (query, ranges) => {
  expect(searchFromParams(new URLSearchParams(query)).ranges).toEqual(ranges)
})
