import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameAfter, stepsOfDrag } from './spin-step.ts'

test('a spin turns one frame for every 20 px (vehicles §9, Spin step)', () => {
  expect([0, -19, -20, -39, -40, 20, 59].map(stepsOfDrag)).toEqual([0, 0, 1, 1, 2, -1, -2])
})

test('after the last frame comes the first, both ways', () => {
  expect(frameAfter(35, { steps: 1, count: 36 })).toBe(0)
  expect(frameAfter(0, { steps: -1, count: 36 })).toBe(35)
  expect(frameAfter(0, { steps: -73, count: 36 })).toBe(35)
})

test('every drag ends on a frame that there is', () => {
  fc.assert(
    fc.property(
      fc.nat(359),
      fc.integer({ min: -5_000, max: 5_000 }),
      fc.integer({ min: 1, max: 360 }),
      (at, px, count) => {
        const frame = frameAfter(at % count, { steps: stepsOfDrag(px), count })
        expect(Array.from({ length: count }, (_, each) => each)).toContain(frame)
      },
    ),
  )
})
