import { locationsQuery } from '#blocks/_data/locations.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import type { Location } from '#schemas/location/location.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { RunQuery } from './queries.ts'

/** Timeout in milliseconds; structured data can omit it. */
const limit = 250

interface LocationsContext {
  ask: RunQuery
  api: Api
}

/** A vehicle's location for structured data; null if it is not available quickly. The page never fails without it. */
export async function locationOfVehicle(
  { location_id: id }: Pick<Vehicle, 'location_id'>,
  context: LocationsContext,
): Promise<Location | null> {
  if (id === null) return null
  const locations = await locationsInTime(context)
  return locations?.find((location) => location.id === id) ?? null
}

/** The site's locations for structured data; null if they are not available quickly. */
export async function locationsInTime({ ask, api }: LocationsContext): Promise<readonly Location[] | null> {
  const { promise: tooLate, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, limit, null)
  const answered = ask(locationsQuery(api)).answered.catch(() => null)
  const locations = await Promise.race([answered, tooLate])
  clearTimeout(timer)
  return locations
}
