import type { Service } from '../context/api-context.ts'

/** The group's websites, each with its locations of a type; those without one are left out. vehicles §7 */
export const manufacturerLocations: Service<'manufacturerLocations'> = async ({ tenant, content }, { type }) => {
  const websites = await content.listWebsites(tenant)
  return websites
    .map((website) => ({ ...website, locations: website.locations.filter((one) => one.location_type === type) }))
    .filter(({ locations }) => locations.length > 0)
}
