import { uniqueLocations } from '#schemas/location/unique-locations.ts'
import type { Service } from '../context/api-context.ts'

export const locations: Service<'locations'> = async ({ tenant, content }, { type }) => {
  const all = await content.listLocations(tenant)
  return uniqueLocations(type ? all.filter((location) => location.location_type === type) : all)
}
