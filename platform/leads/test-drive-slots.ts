import { timeZoneAt } from '#schemas/location/time-zone.ts'
import { nameClock } from '#schemas/location/time-words.ts'
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
  const clocks = { location: timeZoneAt(location, site), site: site.timeZone }
  const starts = days.flatMap(({ slots }) => slots.map(({ starts_at: start }) => start))
  // Brisbane's clock parts from Sydney's within the days on offer.
  const clock = starts.map((start) => nameClock(start, clocks)).find(Boolean) ?? ''
  return { location: { id: location.id, name: location.name, address, clock }, minutes, days }
}
