import type { Location } from '#schemas/location/location.ts'
import { uniqueLocations } from '#schemas/location/unique-locations.ts'
import { canBeDriven } from '#schemas/test-drive/can-be-driven.ts'
import type { SlotDay } from '#schemas/test-drive/slot-days.ts'
import { type TakenTime, testDriveSlots } from '#schemas/test-drive/slots.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { ApiContext } from '../context/api-context.ts'

interface Wanted {
  vehicle: Vehicle | null
  locations: readonly Location[]
  /** The one that the shopper chose. */
  locationId?: number | undefined
}

/** Where a test drive begins: where the shopper chose, else where the vehicle stands, else at the main location; null where there is none. */
export function placeOfDrive({ vehicle, locations, locationId }: Wanted): Location | null {
  const withId = (id: number | null | undefined) => locations.find((location) => location.id === id)
  const sales = uniqueLocations(locations.filter(({ location_type: type }) => type === 'sales'))
  return withId(locationId) ?? withId(vehicle?.location_id) ?? sales.find(({ primary }) => primary) ?? sales[0] ?? null
}

/** What can be booked there; of a vehicle that is gone or reserved nothing. `taken` are the drives that somebody has; none asks for the hours alone. */
export function slotsAt(
  { site, now }: Pick<ApiContext, 'site' | 'now'>,
  { location, vehicle, taken }: { location: Location; vehicle: Vehicle | null; taken: readonly TakenTime[] },
): SlotDay[] {
  if (vehicle && !canBeDriven(vehicle)) return []
  const vehicleId = vehicle?.id ?? null
  return testDriveSlots({ location, vehicleId, taken, rules: site.config.testDrive, now, timeZone: site.timeZone })
}

/** Drives of today and later, of this site. */
export async function listTaken({
  pool,
  tenant,
  now,
}: Pick<ApiContext, 'pool' | 'tenant' | 'now'>): Promise<TakenTime[]> {
  const { rows } = await pool.query<{ startsAt: Date; minutes: number; locationId: number; vehicleId: number | null }>(
    `select starts_at as "startsAt", minutes::int as minutes, location_id as "locationId", vehicle_id as "vehicleId"
     from bookings where tenant_id = $1 and status <> 'cancelled' and starts_at > $2::timestamptz - interval '1 day'`,
    [tenant.id, now],
  )
  return rows
}
