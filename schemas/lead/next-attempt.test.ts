import { expect, test } from 'vitest'
import { nextAttempt } from './next-attempt.ts'

const now = new Date('2026-11-22T00:00:00Z')
const secondsAfter = (failures: number, random = 0) => {
  const next = nextAttempt({ failures, now, random })
  return next && (next.getTime() - now.getTime()) / 1_000
}

test('the first failure is tried again after ten seconds, and each time after twice as long', () =>
  expect([1, 2, 3, 4].map((failures) => secondsAfter(failures))).toEqual([10, 20, 40, 80]))
test('the next attempt is at most six hours later', () => expect(secondsAfter(17)).toBe(6 * 3_600))
test('what failed together does not come back together', () => expect(secondsAfter(2, 0.999)).toBeCloseTo(10, 1))
test('after two days it is given up', () => {
  const waits = Array.from({ length: 17 }, (_, index) => secondsAfter(index + 1) ?? 0)
  expect(waits.reduce((sum, wait) => sum + wait, 0) / 3_600).toBeGreaterThan(36)
  expect(secondsAfter(18)).toBeNull()
})
