import { dateFormat } from '../lib/date-format.ts'
import { regoExpiryText } from './rego-expiry.ts'
import type { Vehicle } from './vehicle.ts'
import type { VehicleFact } from './vehicle-facts.ts'

/** Every detail there is, in the order of display, with its words. */
export const vehicleDetailLabels = {
  condition: 'Condition',
  year: 'Year',
  stockNumber: 'Stock number',
  registration: 'Registration',
  registrationExpiry: 'Registration expiry',
  vin: 'VIN',
  buildDate: 'Build date',
  complianceDate: 'Compliance date',
  dealer: 'Dealer',
  place: 'Location',
} as const
export type VehicleDetailName = keyof typeof vehicleDetailLabels
export const vehicleDetailNames = Object.keys(vehicleDetailLabels).filter(
  (name): name is VehicleDetailName => name in vehicleDetailLabels,
)

interface DetailsContext {
  now: Date
  timeZone: string
  /** Whether the site says when a registration ends. vehicles §4, one tenant */
  showsRegoExpiry: boolean
}

/** The Vehicle Details card: what identifies this one vehicle. What is not known is left out. vehicles §2 and §3 */
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
    buildDate: monthText(vehicle.build_date, timeZone),
    complianceDate: monthText(vehicle.compliance_date, timeZone),
    dealer: vehicle.dealership_name,
    place: placeText(vehicle),
  }
  return vehicleDetailNames.flatMap((name) => {
    const value = values[name]
    return value ? [{ name, label: vehicleDetailLabels[name], value }] : []
  })
}

const conditions = { new: 'New', demo: 'Demonstrator', used: 'Used' } as const satisfies Record<
  Vehicle['car_type'],
  string
>

function placeText({ location_name, city, state }: Vehicle): string {
  const names = (location_name ?? '').toLowerCase()
  const town = [city, state].filter(Boolean).join(' ')
  return [location_name, city !== null && names.includes(city.toLowerCase()) ? state : town].filter(Boolean).join(', ')
}

/** Plates give no day: `March 2021`. */
function monthText(date: string | null, timeZone: string): string | null {
  if (date === null) return null
  return dateFormat('longMonth', timeZone).format(new Date(date))
}
