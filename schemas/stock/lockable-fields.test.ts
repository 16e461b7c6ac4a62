import { expect, test } from 'vitest'
import { isLockable, lockableFields, readLocks } from './lockable-fields.ts'

test('everything that a feed writes can be locked, but for the stock number', () => {
  expect(['price', 'images', 'variant', 'status', 'features'].every(isLockable)).toBe(true)
  expect(['stocknum', 'slug', 'views', 'id'].some(isLockable)).toBe(false)
})

test('every field has a name in words', () => {
  expect(lockableFields.filter(({ label }) => label === '' || label.includes('_'))).toEqual([])
})

test('locks are known names, each once, in our order', () => {
  expect(readLocks(['price', 'nonsense', 'price', 'km'])).toEqual(['km', 'price'])
  expect(readLocks(null)).toEqual([])
})
