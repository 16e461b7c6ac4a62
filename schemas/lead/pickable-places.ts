import type { Location } from '../location/location.ts'
import { uniqueLocations } from '../location/unique-locations.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'
import type { FormSettings } from './form-settings.ts'
import type { LeadKind } from './lead-kind.ts'
import { defaultForms } from './default-forms/default-forms.ts'

interface PickInput {
  kind: LeadKind
  picker: FormSettings['picker']
  vehicle: Vehicle | null
  locations: readonly Location[]
}

export interface PickablePlace {
  location: Location
  /** What it is called in the list. */
  label: string
}

/**
 * Which locations a shopper chooses from; fewer than two are no choice. The vehicle says where it is; a test drive may be had where the vehicle
 * is brought to, everything else anywhere that handles it. Dealerships stand for their first location. locations §5 and §9
 */
export function pickablePlaces({ kind, picker, vehicle, locations }: PickInput): PickablePlace[] {
  if (picker === 'none') return []
  if (vehicle) return kind === 'test-drive' ? placesOfDrive(vehicle, locations).map(named) : []
  const places = lookingAfter(kind, locations)
  return picker === 'dealership' ? listDealerships(places) : places.map(named)
}

const named = (location: Location): PickablePlace => ({ location, label: location.name })

function placesOfDrive({ location_id: id }: Vehicle, locations: readonly Location[]): Location[] {
  const own = locations.find((location) => location.id === id)
  const reached = new Set([own?.id, ...(own?.distribution_locations ?? [])])
  return reached.size > 1 ? locations.filter((location) => reached.has(location.id)) : []
}

/** On a site without a workshop, its locations handle services. */
function lookingAfter(kind: LeadKind, locations: readonly Location[]): Location[] {
  const ofType = (type: Location['location_type']) =>
    uniqueLocations(locations.filter((location) => location.location_type === type))
  const own = ofType(defaultForms[kind].places)
  return own.length > 0 ? own : ofType('sales')
}

function listDealerships(places: readonly Location[]): PickablePlace[] {
  const first = new Map<number, Location>()
  const primaryFirst = places.toSorted((a, b) => Number(b.primary) - Number(a.primary))
  for (const place of primaryFirst)
    if (place.dealership_id !== null && !first.has(place.dealership_id)) first.set(place.dealership_id, place)
  return places
    .filter((place) => [...first.values()].includes(place))
    .map((location) => ({ location, label: location.dealership_name || location.name }))
}
