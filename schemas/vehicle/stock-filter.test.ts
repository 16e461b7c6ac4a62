import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchQuery } from './search-query.ts'
import { choosesNothing, forSale, readStockFilter, stockFilter } from './stock-filter.ts'
import { stockFilterToSearch } from './stock-filter-to-search.ts'

const reasonOf = (value: unknown) => stockFilter.safeParse(value).error?.issues[0]?.message

test('a filter is a scope of the search (vehicles §3, Search state)', () => {
  const filter = readStockFilter({ facets: { make: ['Kia', 'Mazda'] }, ranges: { price: { max: 30_000_00 } } })
  expect(searchQuery.parse({ scope: stockFilterToSearch(filter) }).scope).toEqual({
    facets: { make: ['Kia', 'Mazda'] },
    ranges: { price: { max: 30_000_00 } },
  })
})

test('a filter that names no status is of what can be bought, now or soon', () => {
  expect(forSale(readStockFilter({ facets: { make: ['Kia'] } })).facets).toEqual({
    make: ['Kia'],
    status: ['in_stock', 'coming_soon'],
  })
})

test('a filter that names a status is of that alone', () => {
  const filter = readStockFilter({ facets: { status: ['sold'] } })
  expect(forSale(filter)).toEqual(filter)
})

test('whatever is stored is read without a throw, fits the search, may be published, and is the same when read again', () => {
  fc.assert(
    fc.property(
      fc.anything(),
      fc.dictionary(fc.constantFrom('make', 'status', 'x'), fc.anything()),
      (stored, facets) => {
        for (const given of [
          stored,
          { facets: stored, ranges: stored },
          { facets, ranges: { price: stored, km: facets } },
        ]) {
          const filter = readStockFilter(given)
          expect(readStockFilter(filter)).toEqual(filter)
          expect(searchQuery.safeParse({ scope: stockFilterToSearch(forSale(filter)) }).success).toBe(true)
          expect(reasonOf(filter)).toBeUndefined()
        }
      },
    ),
  )
})

test('what cannot be used is left out, and the rest is kept', () => {
  const stored = {
    facets: { make: ['Kia', '', 7, 'Kia', 'Mazda'], status: ['withdrawn', 'sold'], wings: ['two'], body: 'SUV' },
    ranges: { price: { min: null, max: 2_000_000 }, km: { min: -4 }, year: { min: 2024, max: 2020 } },
  }
  expect(readStockFilter(stored)).toEqual({
    facets: { status: ['sold'], make: ['Kia', 'Mazda'] },
    ranges: { price: { max: 2_000_000 } },
  })
})

test('what chooses nothing is no choice', () => {
  expect(choosesNothing(readStockFilter({ facets: { make: [] }, ranges: { price: { min: null } } }))).toBe(true)
  expect(choosesNothing(readStockFilter({ ranges: { year: { min: 2020 } } }))).toBe(false)
})

test.each([
  ['all', 'must be a filter of stock.'],
  [{ facets: { wings: ['two'] } }, 'has a filter that does not exist.'],
  [{ facets: { car_type: ['nearly new'] } }, 'has a choice that does not exist.'],
  [{ facets: { make: Array.from({ length: 61 }, (_, at) => `Make ${at}`) } }, 'may have at most 60 values per filter.'],
  [{ ranges: { price: { min: 'cheap' } } }, 'has a bound that cannot be used.'],
  [{ ranges: { year: { min: 2024, max: 2020 } } }, 'has a bound from above its end.'],
])('%o cannot be published, and the reason is said', (value, reason) => {
  expect(reasonOf(value)).toBe(reason)
})

test('a value that stock does not have now may be published: it may come again', () => {
  expect(reasonOf({ facets: { make: ['Pontiac'], tag: ['Runout'] } })).toBeUndefined()
})
