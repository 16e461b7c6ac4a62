import { expect, test } from 'vitest'
import { clockCount } from './clock-count.ts'

test('the counter begins the month at nothing in Brisbane (locations §4, Sales counter; §9, Sales counter)', () => {
  expect(clockCount(new Date('2026-02-28T14:00:00Z'), 'Australia/Brisbane')).toBe(0)
})

test('a whole day is 192 (locations §9, Sales counter)', () => {
  expect(clockCount(new Date('2026-03-01T14:00:00Z'), 'Australia/Brisbane')).toBe(192)
})
