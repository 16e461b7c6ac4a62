import type { StaffVehicle } from '#schemas/api/staff-vehicle.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'
import * as texts from './texts.ts'

/** Short identification of a vehicle: `A12 · $24,990 · 42,350 km · Southport`. */
export const vehicleWords = ({ stocknum, price, km, location_name: place }: StaffVehicle): string =>
  [
    stocknum,
    price === null ? texts.noPrice : formatDollars(price),
    km === null ? null : `${km.toLocaleString('en-AU')} km`,
    place,
  ]
    .filter(Boolean)
    .join(' · ')

/** The reason why shoppers cannot see a vehicle; null if they can. */
export function absenceWords({ status, isListed }: Pick<StaffVehicle, 'status' | 'isListed'>): string | null {
  switch (status) {
    case 'sold':
      return isListed ? texts.soldStillShown : texts.sold
    case 'withdrawn':
      return texts.withdrawn
    case 'in_stock':
    case 'coming_soon':
      return isListed ? null : texts.notOnTheSite
  }
}
