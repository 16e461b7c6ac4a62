import { expect, test } from 'vitest'
import { byDistance, nearest } from './nearby.ts'

const from = { lat: -33.87, long: 151.21 }
const northBy = (degrees: number) => ({ lat: from.lat + degrees, long: from.long })
const kilometresOf = (degrees: number[]) =>
  byDistance(degrees.map(northBy), { from, where: (point) => point }).map(({ km }) => Math.round(km))

test('places are sorted by distance; one without coordinates is nowhere', () => {
  expect(kilometresOf([2, 0.1, 1])).toEqual([11, 111, 222])
  expect(byDistance([null, from], { from, where: (point) => point })).toHaveLength(1)
})

test('nearby are at most five within 250 km, nearest first (vehicles §9, Nearby dealers)', () => {
  const sorted = byDistance([2.3, 0.1, 0.2, 0.3, 0.4, 0.5].map(northBy), { from, where: (point) => point })
  expect(nearest(sorted).map(({ km }) => Math.round(km))).toEqual([11, 22, 33, 44, 56])
})

test.each([
  [2.247, 1],
  [2.25, 0],
])('%s degrees of latitude are within 250 km or not (vehicles §9)', (degrees, found) => {
  const sorted = byDistance([northBy(degrees)], { from, where: (point) => point })
  expect(nearest(sorted)).toHaveLength(found)
})
