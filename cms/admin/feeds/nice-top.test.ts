import { expect, test } from 'vitest'
import { niceTop } from './nice-top.ts'

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [7, 10],
  [100, 100],
  [130, 200],
  [2_300, 4_000],
])('an axis for %i ends at %i', (value, top) => {
  expect(niceTop(value)).toBe(top)
})
