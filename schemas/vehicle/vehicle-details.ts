import { formatDay } from '../lib/day.ts'
import { formatDollars } from '../lib/dollars.ts'
import type { Cents } from '../lib/money.ts'
import { regoExpiryText } from './rego-expiry.ts'
import type { Vehicle } from './vehicle.ts'
import type { VehicleFact } from './vehicle-facts.ts'
import * as texts from './texts.ts'

/** Every detail with its label, in display order. */
export const vehicleDetailLabels = {
  condition: texts.condition,
  year: texts.year,
  stockNumber: texts.stockNumber,
  registration: texts.registration,
  registrationExpiry: texts.registrationExpiry,
  vin: 'VIN',
  buildDate: texts.buildDate,
  complianceDate: texts.complianceDate,
  advertisedAs: texts.advertisedAs,
  driveAwayRange: texts.driveAwayRange,
  stateAverage: texts.averagePriceInTheState,
  marketAverage: texts.averagePriceInTheCountry,
  dealer: texts.dealer,
  place: texts.location,
} as const
export type VehicleDetailName = keyof typeof vehicleDetailLabels
export const vehicleDetailNames = Object.keys(vehicleDetailLabels).filter(
  (name): name is VehicleDetailName => name in vehicleDetailLabels,
)

interface DetailsContext {
  now: Date
  timeZone: string
  /** Whether the site shows the registration's expiry. vehicles §4, one tenant */
  showsRegoExpiry: boolean
  /** Whether the site has the plugin Car Analysis: what the market asks for such a vehicle. locations §3, Plugin names */
  hasAnalysis: boolean
}

/** The Vehicle Details card: identifying data. Unknown values are omitted. vehicles §2 and §3 */
export function vehicleDetails(
  vehicle: Vehicle,
  { now, timeZone, showsRegoExpiry, hasAnalysis }: DetailsContext,
): (VehicleFact & { name: VehicleDetailName })[] {
  const values: Record<VehicleDetailName, string | null> = {
    condition: conditions[vehicle.car_type],
    year: vehicle.year === null ? null : String(vehicle.year),
    stockNumber: vehicle.stocknum,
    registration: vehicle.regplate,
    registrationExpiry: showsRegoExpiry ? regoExpiryText(vehicle.rego_expiry, { now, timeZone }) : null,
    vin: vehicle.vin,
    buildDate: monthText(vehicle.build_date),
    complianceDate: monthText(vehicle.compliance_date),
    advertisedAs: vehicle.carsales_title,
    driveAwayRange: driveAwayRange(vehicle.factory),
    stateAverage: hasAnalysis ? priceText(vehicle.autograb_data?.state_average_market_price) : null,
    marketAverage: hasAnalysis ? priceText(vehicle.autograb_data?.average_market_price) : null,
    dealer: vehicle.dealership_name,
    place: placeText(vehicle),
  }
  return vehicleDetailNames.flatMap((name) => {
    const value = values[name]
    return value ? [{ name, label: vehicleDetailLabels[name], value }] : []
  })
}

const priceText = (amount: Cents | null | undefined): string | null => (amount ? formatDollars(amount) : null)

/** `$39,990 – $45,990`: the least and the most that variants of this model cost drive away. vehicles §3, Other */
function driveAwayRange(factory: Vehicle['factory']): string | null {
  const variants = factory?.model_variants ?? []
  const prices = variants.flatMap(({ dap_min_price: least, dap_max_price: most }) => [least ?? [], most ?? []].flat())
  if (prices.length === 0) return null
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return least === most ? formatDollars(least) : `${formatDollars(least)} – ${formatDollars(most)}`
}

const conditions = { new: texts.newLabel, demo: texts.demonstrator, used: texts.used } as const satisfies Record<
  Vehicle['car_type'],
  string
>

function placeText({ location_name, city, state }: Vehicle): string {
  const names = (location_name ?? '').toLowerCase()
  const town = [city, state].filter(Boolean).join(' ')
  return [location_name, city !== null && names.includes(city.toLowerCase()) ? state : town].filter(Boolean).join(', ')
}

/** Month precision: `March 2021`. */
const monthText = (day: string | null): string | null => (day === null ? null : formatDay(day, 'longMonth'))
