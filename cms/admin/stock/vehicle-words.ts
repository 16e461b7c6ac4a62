import type { StaffVehicle } from '#schemas/api/staff-vehicle.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'

/** `A12 · $24,990 · 42,350 km · Southport`: what tells one vehicle from another. */
export const vehicleWords = ({ stocknum, price, km, location_name: place }: StaffVehicle): string =>
  [
    stocknum,
    price === null ? 'No price' : formatDollars(price),
    km === null ? null : `${km.toLocaleString('en-AU')} km`,
    place,
  ]
    .filter(Boolean)
    .join(' · ')

/** Why shoppers may not see a vehicle; null where they do. */
export function absenceWords({ status, isListed }: Pick<StaffVehicle, 'status' | 'isListed'>): string | null {
  switch (status) {
    case 'sold':
      return isListed ? 'Sold, still shown' : 'Sold'
    case 'withdrawn':
      return 'Withdrawn'
    case 'in_stock':
    case 'coming_soon':
      return isListed ? null : 'Not on the site'
  }
}
