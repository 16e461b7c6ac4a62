import { expect, test } from 'vitest'
import { isPolledRecently } from './poll-throttle.ts'

test('a repeated query is sent once, and separately for each key', () => {
  expect([1, 2, 3].map(() => isPolledRecently('status 1'))).toEqual([false, true, true])
  expect(isPolledRecently('status 2')).toBe(false)
})

test('a query with a higher limit is sent up to that limit', () => {
  expect([1, 2, 3].map(() => isPolledRecently('back 1', 2))).toEqual([false, false, true])
})
