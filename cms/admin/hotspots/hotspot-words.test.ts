import { expect, test } from 'vitest'
import { formatHotspots, hotspotTrouble } from './hotspot-words.ts'

const anchor = (activeAngle: number) => ({ activeAngle, posX: 0.125, posY: 0.5 })
const wheels = { id: 'h1', description: 'Alloy wheels', anchors: { exterior: [anchor(3), anchor(4)], interior: [] } }
const screen = { id: 'h2', description: 'Touchscreen', anchors: { exterior: [], interior: [anchor(0)] } }

test('a vehicle’s history shows text and position of each hotspot, so that a moved one is visible', () => {
  expect(formatHotspots([wheels, screen])).toBe(
    'Alloy wheels (on 2 angles, at 12.5% and 50% of angle 4); Touchscreen (inside, at 12.5% and 50% of the panorama)',
  )
  expect(formatHotspots(null)).toBe('')
})

test('an error names the hotspot by its number', () => {
  expect(hotspotTrouble([wheels, { ...screen, description: ' ' }])).toBe(
    'Hotspot 2 has no description: shoppers would see an empty box.',
  )
  expect(hotspotTrouble([{ ...wheels, description: 'x'.repeat(301) }])).toBe(
    'The description of hotspot 1 is longer than 300 characters.',
  )
  expect(hotspotTrouble(Array.from({ length: 61 }, () => wheels))).toBe('A vehicle has 60 hotspots at most.')
  expect(hotspotTrouble([{ ...wheels, anchors: { exterior: [{ ...anchor(0), posX: 2 }] } }])).toContain('posX')
})

test('a vehicle without hotspots, and one with good ones, are saved', () => {
  expect([null, undefined, [], [wheels, screen]].map(hotspotTrouble)).toEqual([null, null, null, null])
})
