import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from './seeded-random.ts'

const drawn = (seed: string) => {
  const random = seededRandom(seed)
  return [random(), random(), random()]
}

test('a server and a browser with the same seed draw the same', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      expect(drawn(seed)).toEqual(drawn(seed))
    }),
  )
})

test('another day or another page draws differently', () => {
  expect(drawn('/search/used-cars 2026-11-21')).not.toEqual(drawn('/search/used-cars 2026-11-22'))
})

test('numbers are from 0 to less than 1', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      for (const number of drawn(seed)) expect(number >= 0 && number < 1).toBe(true)
    }),
  )
})
