import { expect, test } from 'vitest'
import { facetCounts } from './facet-counts.ts'

test('body types that differ in case alone are one, in the commonest spelling (vehicles §5, Body type list)', () => {
  const values = [
    { value: 'suv', folded: 'suv', n: 2 },
    { value: 'SUV', folded: 'suv', n: 5 },
    { value: 'Ute', folded: 'ute', n: 1 },
  ]
  expect(facetCounts(new Map([['body', { values, isFolded: false }]]))['body']).toEqual({ SUV: 7, Ute: 1 })
})
