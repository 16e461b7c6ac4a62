import type { Service } from '../context/api-context.ts'

/** The group's websites with their locations of a type; websites without any are omitted. vehicles §7 */
export const manufacturerLocations: Service<'manufacturerLocations'> = async ({ tenant, content }, { type }) => {
  const websites = await content.listWebsites(tenant)
  return websites
    .map((website) => ({ ...website, locations: website.locations.filter((one) => one.location_type === type) }))
    .filter(({ locations }) => locations.length > 0)
}
