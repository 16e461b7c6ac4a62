import { expect, test } from 'vitest'
import { toDirection, hotspotsInside, hotspotsOfFrame } from './hotspots-shown.ts'
import { vehicleHotspot } from './vehicle.ts'

const wheel = vehicleHotspot.parse({
  id: 'wheel',
  description: '18 inch alloy wheels',
  anchors: {
    exterior: [
      { activeAngle: 0, posX: 0.2, posY: 0.7 },
      { activeAngle: 1, posX: 0.25, posY: 0.7 },
    ],
  },
})
const screen = vehicleHotspot.parse({
  id: 'screen',
  description: 'A screen of 12 inches',
  anchors: { interior: [{ activeAngle: 0, posX: 0.5, posY: 0.5 }] },
})

test('a hotspot stands where it was placed for the angle, and on no other (vehicles §3, Stored and related entries)', () => {
  expect(hotspotsOfFrame([wheel, screen], 1)).toEqual([
    { id: 'wheel', description: '18 inch alloy wheels', x: 0.25, y: 0.7 },
  ])
  expect(hotspotsOfFrame([wheel, screen], 2)).toEqual([])
})

test('the interior shows only interior hotspots', () => {
  expect(hotspotsInside([wheel, screen]).map(({ id }) => id)).toEqual(['screen'])
})

test('the middle of the panorama is straight ahead, its edges behind', () => {
  expect(toDirection({ x: 0.5, y: 0.5 })).toEqual({ yaw: 0, pitch: 0 })
  expect(toDirection({ x: 0, y: 0 })).toEqual({ yaw: -180, pitch: 90 })
  expect(toDirection({ x: 0.75, y: 1 })).toEqual({ yaw: 90, pitch: -90 })
})
