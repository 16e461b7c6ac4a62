import type { EndpointInput } from '#schemas/api/endpoints.ts'
import { groupDepartments, type Premises } from '#schemas/location/departments.ts'
import type { Location } from '#schemas/location/location.ts'
import type { Reference } from '../_kit/fields/reference.ts'

interface Source {
  source: 'all' | 'type' | 'picked'
  type: Location['location_type']
  locations: Reference<'location'>[]
}

/** Locations of the block's type, or all; picked ones are selected from all, so that hidden ones stay hidden. */
export const locationsAskedFor = ({ source, type }: Pick<Source, 'source' | 'type'>): EndpointInput<'locations'> =>
  source === 'type' ? { type } : {}

/** One entry for each address, with its departments; picked ones in the marketer's order. locations §5 */
export function shownPremises(answer: readonly Location[], { source, locations }: Source): Premises[] {
  if (source !== 'picked') return groupDepartments(answer)
  return groupDepartments(locations.flatMap((choice) => answer.find(({ id }) => id === choice.id) ?? []))
}
