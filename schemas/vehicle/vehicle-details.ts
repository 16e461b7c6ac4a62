import { formatDay } from '../lib/day.ts'
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
}

/** The Vehicle Details card: identifying data. Unknown values are omitted. vehicles §2 and §3 */
export function vehicleDetails(
  vehicle: Vehicle,
  { now, timeZone, showsRegoExpiry }: DetailsContext,
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
    dealer: vehicle.dealership_name,
    place: placeText(vehicle),
  }
  return vehicleDetailNames.flatMap((name) => {
    const value = values[name]
    return value ? [{ name, label: vehicleDetailLabels[name], value }] : []
  })
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
