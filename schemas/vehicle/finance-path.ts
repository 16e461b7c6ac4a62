import { dollarsFromCents } from '../lib/dollars.ts'
import { signInPath } from '../page/sign-in.ts'
import type { Site } from '../tenant/site.ts'
import { currentPrice } from './price-display.ts'
import type { SearchDocument } from './search-document.ts'
import { vehiclePath } from './vehicle-title.ts'

type FinancedVehicle = Pick<
  SearchDocument,
  'id' | 'slug' | 'vin' | 'car_type' | 'dealership_slug' | 'price' | 'offer_price'
>

/**
 * The finance page of a vehicle. The link has preferredDealership, vehiclePriceBudget (dollars), car_id, car_type and vin, and ends with
 * #finance-form; unknown values are omitted. Sites that gate it redirect to sign-in first: a vehicle's finance has a page of its own, the
 * credit check is the same page after sign-in. vehicles §2, locations §2 and §6
 */
export function financePath(vehicle: FinancedVehicle, site: Pick<Site, 'flags' | 'config'>): string {
  const back = vehiclePath(vehicle)
  if (site.flags.gateFinance)
    return signInPath({ type: 'car-finance', redirect: `/personalised/finance?car_id=${vehicle.id}`, back })
  const open = openPath(vehicle, site.config.cards.financePath)
  return site.flags.gateCreditCheck ? signInPath({ type: 'finance', redirect: open, back }) : open
}

function openPath(vehicle: FinancedVehicle, path: string): string {
  const price = currentPrice(vehicle)
  const params = new URLSearchParams()
  if (vehicle.dealership_slug) params.set('preferredDealership', vehicle.dealership_slug)
  if (price !== null) params.set('vehiclePriceBudget', String(Math.round(dollarsFromCents(price))))
  params.set('car_id', String(vehicle.id))
  params.set('car_type', vehicle.car_type)
  if (vehicle.vin) params.set('vin', vehicle.vin)
  return `${path}?${params}#finance-form`
}
