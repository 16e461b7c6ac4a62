import { directionsUrl } from '../location/directions-url.ts'
import type { Location } from '../location/location.ts'
import type { Vehicle } from './vehicle.ts'

/** Content of the bar: 'Located at {city}', and the target of 'Get Directions'. */
export interface LocationBar {
  city: string
  directions: string
}

/**
 * The bar for a vehicle in another city than the dealer's primary location; null in the same city, if its own is unknown, or without a
 * primary location. Directions use the most precise known place. vehicles §2
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

type VehiclePlace = Pick<Vehicle, 'city' | 'location_name' | 'state'>

/** Directions by the vehicle's own data, without a location's address. */
export const directionsToVehicle = ({ location_name, city, state }: VehiclePlace): string =>
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
      map_key: '',
    },
  })

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
