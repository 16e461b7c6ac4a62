import type { Location } from '#schemas/location/location.ts'
import { uniqueLocations } from '#schemas/location/unique-locations.ts'
import { timeZoneAt } from '#schemas/location/time-zone.ts'
import { canBeDriven } from '#schemas/test-drive/can-be-driven.ts'
import type { SlotDay } from '#schemas/test-drive/slot-days.ts'
import { type TakenTime, testDriveSlots } from '#schemas/test-drive/slots.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { ApiContext } from '../context/api-context.ts'

interface DrivePlaceQuery {
  vehicle: Vehicle | null
  locations: readonly Location[]
  /** The location chosen by the shopper. */
  locationId?: number | undefined
}

/** Start of a test drive: the chosen location, else the vehicle's, else the main one; null without any. */
export function placeOfDrive({ vehicle, locations, locationId }: DrivePlaceQuery): Location | null {
  const withId = (id: number | null | undefined) => locations.find((location) => location.id === id)
  const sales = uniqueLocations(locations.filter(({ location_type: type }) => type === 'sales'))
  return withId(locationId) ?? withId(vehicle?.location_id) ?? sales.find(({ primary }) => primary) ?? sales[0] ?? null
}

/**
 * Bookable times at the location; none for a vehicle that is gone or reserved. `taken` are booked times; without it, only the opening hours
 * apply.
 */
export function slotsAt(
  { site, now }: Pick<ApiContext, 'site' | 'now'>,
  { location, vehicle, taken }: { location: Location; vehicle: Vehicle | null; taken: readonly TakenTime[] },
): SlotDay[] {
  if (vehicle && !canBeDriven(vehicle)) return []
  const vehicleId = vehicle?.id ?? null
  return testDriveSlots({
    location,
    vehicleId,
    taken,
    rules: site.config.testDrive,
    now,
    timeZone: timeZoneAt(location, site),
  })
}
