import { directionsUrl } from '../location/directions-url.ts'
import type { Location } from '../location/location.ts'
import type { Vehicle } from './vehicle.ts'

/** What the bar announces: 'Located at {city}', and where 'Get Directions' leads. */
export interface LocationBar {
  city: string
  directions: string
}

/**
 * The bar above a vehicle that stands in another city than the dealer's primary location; null where it stands in that city, where its own is
 * not known, and where no location is primary. The nearest that is known of the place is where directions lead. vehicles §2
 */
export function locationBar(
  vehicle: Pick<Vehicle, 'city' | 'location_id' | 'location_name' | 'state'>,
  locations: readonly Location[],
): LocationBar | null {
  const own = locations.find(({ id }) => id === vehicle.location_id)
  const city = own?.address.city || vehicle.city
  const primaryCities = locations.flatMap(({ primary, address }) => (primary && address.city ? [address.city] : []))
  if (!city || primaryCities.length === 0 || primaryCities.some((primary) => isSame(primary, city))) return null
  return { city, directions: own ? directionsUrl(own) : directionsToVehicle({ ...vehicle, city }) }
}

type Placed = Pick<Vehicle, 'city' | 'location_name' | 'state'>

/** The way to a vehicle by what it says of itself, where its location's address is not at hand. */
export const directionsToVehicle = ({ location_name, city, state }: Placed): string =>
  directionsUrl({
    name: location_name ?? '',
    address: {
      street: '',
      city: city ?? '',
      state: state ?? '',
      postcode: '',
      lat: null,
      long: null,
      place_id: '',
      place_url: '',
    },
  })

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
