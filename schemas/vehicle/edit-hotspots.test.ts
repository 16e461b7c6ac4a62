import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addHotspot, anchorIn, describeHotspot, fillHotspot, placeHotspot, takeHotspot } from './edit-hotspots.ts'
import { vehicleHotspot } from './vehicle.ts'

const outside = (angle: number) => ({ side: 'exterior', angle }) as const
const one = addHotspot([], outside(3), { posX: 0.25, posY: 0.5 })
const anglesOf = (hotspots: typeof one) => hotspots[0]?.anchors.exterior.map(({ activeAngle }) => activeAngle)

test('a hotspot placed on a frame is seen on that frame and no other (vehicles §3, Stored and related entries)', () => {
  const [hotspot] = one
  expect(hotspot && anchorIn(hotspot, outside(3))).toEqual({ activeAngle: 3, posX: 0.25, posY: 0.5 })
  expect(hotspot && anchorIn(hotspot, outside(4))).toBeNull()
  expect(hotspot && anchorIn(hotspot, { side: 'interior', angle: 0 })).toBeNull()
})

test('placed again on the same frame, it moves there; beyond the edge it stays at the edge', () => {
  const moved = placeHotspot(one, 'h1', { view: outside(3), position: { posX: 1.4, posY: -0.2 } })
  expect(moved[0]?.anchors.exterior).toEqual([{ activeAngle: 3, posX: 1, posY: 0 }])
})

test('taken from a frame, it stays on the others', () => {
  const two = placeHotspot(one, 'h1', { view: outside(1), position: { posX: 0, posY: 0 } })
  expect(anglesOf(takeHotspot(two, 'h1', outside(3)))).toEqual([1])
})

test('a new hotspot takes the first free number as its name', () => {
  const three = addHotspot(addHotspot(one, outside(0), { posX: 0, posY: 0 }), outside(0), { posX: 0, posY: 0 })
  const without = three.filter(({ id }) => id !== 'h2')
  expect(addHotspot(without, outside(0), { posX: 0, posY: 0 }).map(({ id }) => id)).toEqual(['h1', 'h3', 'h2'])
})

test('between two frames it moves evenly, the shorter way round', () => {
  const two = placeHotspot(one, 'h1', { view: outside(35), position: { posX: 0.45, posY: 0.1 } })
  const [hotspot] = fillHotspot(two, 'h1', 36)
  expect(hotspot?.anchors.exterior.map(({ activeAngle }) => activeAngle)).toEqual([0, 1, 2, 3, 35])
  expect(hotspot && anchorIn(hotspot, outside(1))).toEqual({ activeAngle: 1, posX: 0.35, posY: 0.3 })
})

test('filling never moves manually placed hotspots, and is idempotent', () => {
  const angles = fc.uniqueArray(fc.integer({ min: 0, max: 35 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(angles, (placed) => {
      const before = placed.reduce(
        (hotspots, angle) =>
          placeHotspot(hotspots, 'h1', { view: outside(angle), position: { posX: angle / 36, posY: 0.5 } }),
        takeHotspot(one, 'h1', outside(3)),
      )
      const after = fillHotspot(before, 'h1', 36)
      expect(after[0]?.anchors.exterior).toEqual(expect.arrayContaining(before[0]?.anchors.exterior ?? []))
      expect(fillHotspot(after, 'h1', 36)).toEqual(after)
      expect(vehicleHotspot.array().safeParse(describeHotspot(after, 'h1', 'Wheels')).success).toBe(true)
    }),
  )
})
