import { expect, test } from 'vitest'
import { fitsFilter } from './fits-filter.ts'

const used = { category: 'Used Car Enquiry', location: 3 }

test('without a filter every lead fits', () => expect(fitsFilter({ categories: [], locations: [] }, used)).toBe(true))
test('a category fits in whatever case it was written', () =>
  expect(fitsFilter({ categories: [' used car enquiry'], locations: [] }, used)).toBe(true))
test('another category does not', () =>
  expect(fitsFilter({ categories: ['Service'], locations: [] }, used)).toBe(false))
test('category and location have to fit both', () =>
  expect(fitsFilter({ categories: ['Used Car Enquiry'], locations: [4] }, used)).toBe(false))
test('a lead without a location is for no location', () =>
  expect(fitsFilter({ categories: [], locations: [3] }, { ...used, location: null })).toBe(false))
