import type { VehicleDraft, VehicleHotspot } from '#schemas/vehicle/vehicle.ts'
import type { DemoTenant } from '../tenants/read-tenant.ts'
import type { Portrait } from '../subjects/portrait.ts'

/** A location with vehicles. */
export interface StockPlace {
  slug: string
  name: string
  city: string
  state: string
  phone: string
  dealership: { slug: string; name: string }
}

/** A demo vehicle: stored data, references by slug, and pictures to draw. */
export interface StockItem {
  vehicle: VehicleDraft
  locationSlug: string
  dealershipSlug: string
  /** ISO 8601: arrival in stock. */
  arrivedAt: string
  views: number
  portraits: readonly Portrait[]
  /** Hotspots on its spin and interior, as placed by staff. */
  hotspots: readonly VehicleHotspot[]
}

/** The sales yards of a demo tenant. */
export function listPlaces({ locations, dealerships }: Pick<DemoTenant, 'locations' | 'dealerships'>): StockPlace[] {
  return locations
    .filter((location) => location.type === 'sales')
    .map(({ slug, name, city, state, phone, dealership }) => ({
      slug,
      name,
      city,
      state,
      phone,
      dealership: { slug: dealership, name: dealerships.find((one) => one.slug === dealership)?.name ?? dealership },
    }))
}
