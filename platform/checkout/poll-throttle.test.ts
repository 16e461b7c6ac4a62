import { expect, test } from 'vitest'
import { isPolledRecently } from './poll-throttle.ts'

test('a question that comes again and again is asked once, and each by itself', () => {
  expect([1, 2, 3].map(() => isPolledRecently('status 1'))).toEqual([false, true, true])
  expect(isPolledRecently('status 2')).toBe(false)
})

test('one that may be asked more often is, and no more', () => {
  expect([1, 2, 3].map(() => isPolledRecently('back 1', 2))).toEqual([false, false, true])
})
