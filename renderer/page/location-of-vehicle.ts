import { locationsQuery } from '#blocks/_data/locations.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import type { Location } from '#schemas/location/location.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { Ask } from './queries.ts'

/** Milliseconds: machines may do without it. */
const limit = 250

/** Where a vehicle stands, for what the page says to machines; null where that is not known soon. No page fails for the want of it. */
export async function locationOfVehicle(
  { location_id: id }: Pick<Vehicle, 'location_id'>,
  { ask, api }: { ask: Ask; api: Api },
): Promise<Location | null> {
  if (id === null) return null
  const { promise: tooLate, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, limit, null)
  const answered = ask(locationsQuery(api)).answered.catch(() => null)
  const locations = await Promise.race([answered, tooLate])
  clearTimeout(timer)
  return locations?.find((location) => location.id === id) ?? null
}
