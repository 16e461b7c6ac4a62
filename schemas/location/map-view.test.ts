import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitPoints, mapRules, project, scaleAt } from './map-view.ts'

const size = { width: 600, height: 400 }

test('a single place is zoomed to 15 at most (vehicles §9, Map zoom and indexes)', () => {
  expect(mapRules.zoomAtMost).toBe(15)
  expect(fitPoints([{ lat: -33.8, long: 151 }], size)?.zoom).toBe(15)
})

test('the equator and Greenwich are the middle of the plane', () => {
  expect(project({ lat: 0, long: 0 })).toEqual({ x: 0.5, y: 0.5 })
  expect(project({ lat: -33.8688, long: 151.2093 }).y).toBeCloseTo(0.6, 2)
})

test('without places there is no view', () => {
  expect(fitPoints([], size)).toBeNull()
})

test('every place is inside the map, wherever they are', () => {
  const point = fc.record({
    lat: fc.double({ min: -47, max: -10, noNaN: true }),
    long: fc.double({ min: 113, max: 178, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 20 }), (points) => {
      const view = fitPoints(points, size)
      if (!view) throw new Error('No view.')
      expect(view.zoom).toBeLessThanOrEqual(15)
      for (const one of points) {
        const at = project(one)
        expect(Math.abs(at.x - view.x) * scaleAt(view.zoom)).toBeLessThanOrEqual(size.width / 2)
        expect(Math.abs(at.y - view.y) * scaleAt(view.zoom)).toBeLessThanOrEqual(size.height / 2)
      }
    }),
  )
})
