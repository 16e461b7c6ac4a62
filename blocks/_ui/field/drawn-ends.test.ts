import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DrawnEnds, highEnd, lowEnd, type SliderBounds, withHigh, withLow } from './drawn-ends.ts'

/** locations §5, §4 */
const price: SliderBounds = { min: 5_000, max: 250_000, step: 500, gap: 1 }

test('an end at the bound of its slider is open (locations §3, Filter state)', () => {
  expect(withLow({ min: 10_000 }, 5_000, price)).toEqual({})
  expect(withHigh({ max: 20_000 }, 250_000, price)).toEqual({})
})

test('one handle keeps a gap of 1 step from the other (locations §4, Price slider)', () => {
  expect(withLow({ max: 20_000 }, 30_000, price)).toEqual({ min: 19_500, max: 20_000 })
  expect(withHigh({ min: 20_000 }, 6_000, price)).toEqual({ min: 20_000, max: 20_500 })
})

test('a bound asked for beyond the slider stays, until its own handle is moved', () => {
  const asked: DrawnEnds = { min: 1_000, max: 400_000 }
  expect([lowEnd(asked, price), highEnd(asked, price)]).toEqual([5_000, 250_000])
  expect(withHigh(asked, 90_000, price)).toEqual({ min: 1_000, max: 90_000 })
})

test('however it is drawn, the handles stay within the slider and in order', () => {
  const moves = fc.array(fc.record({ end: fc.constantFrom('low', 'high'), to: fc.integer({ min: 0, max: 300_000 }) }))
  fc.assert(
    fc.property(moves, (steps) => {
      let ends: DrawnEnds = {}
      for (const { end, to } of steps) ends = end === 'low' ? withLow(ends, to, price) : withHigh(ends, to, price)
      const [low, high] = [lowEnd(ends, price), highEnd(ends, price)]
      expect(low).toBeGreaterThanOrEqual(price.min)
      expect(high).toBeLessThanOrEqual(price.max)
      expect(high - low).toBeGreaterThanOrEqual(price.gap * price.step)
    }),
  )
})
