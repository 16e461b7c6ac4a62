import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeSimilar, similarPriceWindow, similarQueries } from './similar.ts'

const aSportage = {
  id: 1,
  make: 'Kia',
  model: 'Sportage',
  simple_body: 'SUV',
  item_type: 'car',
  price: 40_000_00,
  offer_price: null,
} as const

test.each([
  [49_999_99, { min: 39_999_99, max: 59_999_99 }],
  [50_000_00, { min: 25_000_00, max: 75_000_00 }],
  [4_000_00, { min: 0, max: 14_000_00 }],
])('around %i cents lie %j (vehicles §9, Similar cars; locations §9, Lead and page figures)', (price, window) => {
  expect(similarPriceWindow(price)).toEqual(window)
})

test('every question asks for ten in stock, within the window and without the vehicle itself (vehicles §9, Similar cars)', () => {
  for (const { hitsPerPage, scope } of similarQueries(aSportage)) {
    expect(hitsPerPage).toBe(10)
    expect(scope).toMatchObject({
      facets: { status: ['in_stock'] },
      ranges: { price: { min: 30_000_00, max: 50_000_00 } },
      excludeIds: [1],
    })
  }
})

test('a vehicle without a price has similar ones at any price', () => {
  for (const { scope } of similarQueries({ ...aSportage, price: null })) expect(scope?.ranges).toBeUndefined()
})

const hits = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 30 }),
    make: fc.constant('Kia'),
    model: fc.constantFrom('Sportage', 'Sorento'),
  }),
)

test('at most six, each once, the same model before the others (vehicles §7, Similar query)', () => {
  fc.assert(
    fc.property(fc.array(hits, { maxLength: 3 }), (answers) => {
      const merged = mergeSimilar(aSportage, answers)
      const models = merged.map(({ model }) => model)
      expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length)
      expect(merged.length).toBe(Math.min(6, new Set(answers.flat().map(({ id }) => id)).size))
      expect(models.lastIndexOf('Sportage')).toBeLessThan(
        models.includes('Sorento') ? models.indexOf('Sorento') : models.length || 1,
      )
    }),
  )
})
