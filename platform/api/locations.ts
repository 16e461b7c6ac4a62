import type { Location } from '#schemas/location/location.ts'
import { uniqueLocations } from '#schemas/location/unique-locations.ts'
import type { Service } from '../context/api-context.ts'
import { findPlace, type Country } from '../places/find-place.ts'

export const locations: Service<'locations'> = async ({ tenant, site, content }, { type }) => {
  const all = await content.listLocations(tenant)
  const unique = uniqueLocations(type ? all.filter((location) => location.location_type === type) : all)
  return unique.map((location) => withPoint(location, site.country))
}

/** A location without coordinates is in its town, so that it is found by distance too. */
function withPoint(location: Location, country: Country): Location {
  const { lat, long, postcode, city, state } = location.address
  if (lat !== null && long !== null) return location
  const place = findPlace(country, { postcode: postcode || null, town: city || null, state: state || null })
  return place ? { ...location, address: { ...location.address, lat: place.lat, long: place.long } } : location
}
