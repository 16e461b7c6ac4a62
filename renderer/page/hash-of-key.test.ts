import { hashKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { hashOfKey } from './hash-of-key.ts'

const search = { query: 'kia', page: 2 }

test.each([
  [['promos']],
  [['vehicle', '2021-kia-cerato']],
  [['vehicle-search', search]],
  [['vehicle-search', search]],
  [['stock-count', search]],
  [['vehicle-search', search, 'more']],
  [['vehicle-search', { page: 2, query: 'kia' }]],
])('the key %j has the hash that the browser gives it', (key) => {
  expect(hashOfKey(key)).toBe(hashKey(key))
})
