import { timeZoneAt } from '#schemas/location/time-zone.ts'
import { nameClock } from '#schemas/test-drive/time-words.ts'
import { placeOfDrive, slotsAt } from './find-slots.ts'
import { listTakenTimes } from './store.ts'
import type { Service } from '../context/api-context.ts'

/** vehicles §7, Appointment-slot fetch for test drives */
export const testDriveSlots: Service<'testDriveSlots'> = async (context, { car_id: id, location: locationId }) => {
  const { tenant, content, site } = context
  const [vehicle, locations, taken] = await Promise.all([
    id === undefined ? null : content.findVehicleById(tenant, id),
    content.listLocations(tenant),
    listTakenTimes(context.pool, tenant.id, context.now),
  ])
  const location = placeOfDrive({ vehicle, locations, locationId })
  const { minutes } = site.config.testDrive
  if (!location) return { location: null, minutes, days: [] }
  const { street, city, state, postcode } = location.address
  const address = [street, city, `${state} ${postcode}`.trim()].filter(Boolean).join(', ')
  const days = slotsAt(context, { location, vehicle, taken })
  const soonest = days[0]?.slots[0]?.starts_at ?? context.now.toISOString()
  const clock = nameClock(soonest, { location: timeZoneAt(location, site), site: site.timeZone })
  return { location: { id: location.id, name: location.name, address, clock }, minutes, days }
}
