import type { VehicleDraft, VehicleHotspot } from '#schemas/vehicle/vehicle.ts'
import type { DemoTenant } from '../tenants/read-tenant.ts'
import type { Portrait } from '#showroom/portrait.ts'

/** A yard that vehicles stand on. */
export interface StockPlace {
  slug: string
  name: string
  city: string
  state: string
  phone: string
  dealership: { slug: string; name: string }
}

/** One vehicle of the demo: what is stored, what it refers to by slug, and the pictures to draw of it. */
export interface StockItem {
  vehicle: VehicleDraft
  locationSlug: string
  dealershipSlug: string
  /** ISO 8601: when it came into stock. */
  arrivedAt: string
  views: number
  portraits: readonly Portrait[]
  /** As staff would have placed them on its spin and inside. */
  hotspots: readonly VehicleHotspot[]
}

/** The sales yards of a demo tenant. */
export function placesOf({ locations, dealerships }: Pick<DemoTenant, 'locations' | 'dealerships'>): StockPlace[] {
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
