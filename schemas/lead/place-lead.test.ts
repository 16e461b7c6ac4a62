import { expect, test } from 'vitest'
import { placeLead } from './place-lead.ts'

const north = { id: 1, dealership_id: 10 }
const south = { id: 2, dealership_id: 20 }
const west = { id: 3, dealership_id: null }
const atSouth = { location_id: 2, dealership_id: 20 }

test.each([
  ['the named location before the vehicle’s', { named: 1, locations: [north, south], vehicle: atSouth }, [1, 10]],
  ['the only location before the vehicle’s', { named: null, locations: [north], vehicle: atSouth }, [1, 10]],
  [
    'the only visible location before the vehicle’s hidden one',
    { named: null, locations: [north, south], visible: [1], vehicle: atSouth },
    [1, 10],
  ],
  ['the vehicle’s location', { named: null, locations: [north, south], vehicle: atSouth }, [2, 20]],
  ['none of several without a vehicle', { named: null, locations: [north, south], vehicle: null }, [null, null]],
  ['the vehicle’s dealership without a location', { named: null, locations: [], vehicle: atSouth }, [null, 20]],
  [
    'the vehicle’s dealership at its own location',
    { named: null, locations: [north, west], vehicle: { location_id: 3, dealership_id: 20 } },
    [3, 20],
  ],
  [
    'no dealership of another place at a location without one',
    { named: 3, locations: [north, west], vehicle: atSouth },
    [3, null],
  ],
  ['an unknown location is none', { named: 9, locations: [north, south], vehicle: atSouth }, [2, 20]],
])('a lead is at: %s', (_what, placing, expected) => {
  const { location, dealership } = placeLead(placing)
  expect([location?.id ?? null, dealership]).toEqual(expected)
})
