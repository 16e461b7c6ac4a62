interface Place {
  id: number
  dealership_id: number | null
}

interface LeadPlacementInput<Location extends Place> {
  /** The location that the shopper or staff named. */
  named: number | null
  locations: readonly Location[]
  /** Ids of the locations that shoppers see; by default all. */
  visible?: readonly number[] | undefined
  vehicle: { location_id: number | null; dealership_id: number | null } | null
}

/**
 * Whose lead it is: the named location's, else the site's only visible one's, else the vehicle's. Its dealership is the lead's. A vehicle's
 * dealership counts without a location, or at the vehicle's own location where that has none.
 */
export function placeLead<Location extends Place>({
  named,
  locations,
  visible,
  vehicle,
}: LeadPlacementInput<Location>): {
  location: Location | null
  dealership: number | null
} {
  const seen = locations.filter(({ id }) => visible?.includes(id) ?? true)
  const location =
    locations.find(({ id }) => id === named) ??
    (seen.length === 1 ? seen[0] : undefined) ??
    locations.find(({ id }) => id === vehicle?.location_id) ??
    null
  const isVehiclesOwn = location === null || location.id === vehicle?.location_id
  return { location, dealership: location?.dealership_id ?? (isVehiclesOwn ? (vehicle?.dealership_id ?? null) : null) }
}
