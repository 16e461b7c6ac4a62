import { expect, test } from 'vitest'
import { createFingerprintSet } from './fingerprint-set.ts'

test('an added value is found, and a lookup adds nothing', () => {
  const filter = createFingerprintSet()
  const numbers = Array.from({ length: 50_000 }, (_, at) => `A${at}`)
  expect(numbers.filter((number) => filter.has(number))).toEqual([])
  const taken = numbers.filter((number) => filter.add(number))
  expect(taken.length).toBeLessThan(10)
  expect(numbers.every((number) => filter.has(number) && filter.add(number))).toBe(true)
  expect(
    Array.from({ length: 50_000 }, (_, at) => `B${at}`).filter((number) => filter.has(number)).length,
  ).toBeLessThan(10)
})
