import type { Location } from './location.ts'
import { locationTypes } from './location-types.ts'
import { uniqueLocations } from './unique-locations.ts'

/** An address where shoppers go: one or more departments, sales first. The first one names it. */
export type Premises = readonly [Location, ...Location[]]

/**
 * Locations of one dealership at the same address are one place with several departments, each with its own hours and phone. Two of the same type
 * are two places. In the order of their first location. locations §2, Location detail header
 */
export function groupDepartments(locations: readonly Location[]): Premises[] {
  const groups: [Location, ...Location[]][] = []
  for (const location of uniqueLocations(locations)) {
    const group = groups.find((one) => isDepartmentOf(location, one))
    if (group) group.push(location)
    else groups.push([location])
  }
  return groups.map(([first, ...others]) => inOrder([first, ...others]))
}

/** The place of one location: it and the other departments at its address. */
export function findPremises(location: Location, locations: readonly Location[]): Premises {
  return groupDepartments(locations).find((group) => group.some(({ id }) => id === location.id)) ?? [location]
}

const isDepartmentOf = (location: Location, group: readonly Location[]): boolean =>
  group.every((one) => one.location_type !== location.location_type && isSameDealer(one, location)) &&
  group.some((one) => isSameAddress(one, location))

const isSameDealer = (a: Location, b: Location) =>
  a.dealership_id === null || b.dealership_id === null || a.dealership_id === b.dealership_id

function isSameAddress({ address: a }: Location, { address: b }: Location): boolean {
  if (a.place_id && a.place_id === b.place_id) return true
  const line = ({ street, city, postcode }: Location['address']) =>
    [street, city, postcode].map((part) => part.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')).join('|')
  return a.street !== '' && line(a) === line(b)
}

function inOrder(group: readonly [Location, ...Location[]]): Premises {
  const [first = group[0], ...others] = group.toSorted(
    (a, b) => locationTypes.indexOf(a.location_type) - locationTypes.indexOf(b.location_type),
  )
  return [first, ...others]
}
