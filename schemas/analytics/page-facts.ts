import { currentPrice } from '../vehicle/price-display.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'
import { type PageType, pageType } from './page-type.ts'

/** The vehicle of a page in the format of the Automotive Standards Council's GA4 events. Price in dollars. */
export interface ItemFacts {
  item_id: string
  item_number: string
  item_price: number | undefined
  item_condition: 'new' | 'used' | 'demo'
  item_year: string | undefined
  item_make: string
  item_model: string
  item_variant: string | undefined
  item_color: string | undefined
  item_type: string | undefined
  item_category: string
  item_fuel_type: string | undefined
  /** Date of arrival in stock. */
  item_inventory_date: string
}

/** Page data for events. The same for every visitor, since it is part of the page. */
export interface PageFacts {
  type: PageType
  currency: string
  /** On a vehicle page. */
  vehicleId?: number
  item?: ItemFacts
  /** Id of Google’s tag that reads the data layer, if any: `GTM-…` or `G-…`. */
  tag?: string
}

interface PageInput {
  path: string
  vehicle: Vehicle | null
  hasStock: boolean
  currency: string
}

export function pageFacts({ path, vehicle, hasStock, currency }: PageInput): PageFacts {
  const type = pageType({ path, hasVehicle: vehicle !== null, hasStock })
  return vehicle ? { type, currency, vehicleId: vehicle.id, item: itemFacts(vehicle) } : { type, currency }
}

/** Unknown values are omitted from the page's JSON. */
function itemFacts(vehicle: Vehicle): ItemFacts {
  const price = currentPrice(vehicle)
  return {
    item_id: vehicle.vin ?? vehicle.stocknum,
    item_number: vehicle.stocknum,
    item_price: price === null ? undefined : price / 100,
    item_condition: vehicle.car_type,
    item_year: vehicle.year === null ? undefined : String(vehicle.year),
    item_make: vehicle.make,
    item_model: vehicle.model,
    item_variant: vehicle.badge ?? undefined,
    item_color: vehicle.colour ?? undefined,
    item_type: vehicle.simple_body ?? vehicle.body ?? undefined,
    item_category: vehicle.item_type,
    item_fuel_type: vehicle.simple_fuel ?? vehicle.fuel ?? undefined,
    item_inventory_date: vehicle.created_at.slice(0, 10),
  }
}
