import { expect, test } from 'vitest'
import { readFilterDraft } from './filter-draft.ts'

test('a bound that stands the wrong way round stays as it was typed, until its other end is', () => {
  const price = { min: 50_000_00, max: 30_000_00 }
  expect(readFilterDraft({ ranges: { price, year: { min: null, max: 2020 } } })).toEqual({
    facets: {},
    ranges: { price, year: { max: 2020 } },
    isEmpty: false,
  })
})

test.each([undefined, null, 'all', { facets: { make: [] }, ranges: { price: { min: null, max: null }, km: 'few' } }])(
  '%o is an empty draft',
  (stored) => {
    expect(readFilterDraft(stored)).toEqual({ facets: {}, ranges: {}, isEmpty: true })
  },
)
