import { toSlug } from '../lib/slug.ts'
import type { Location } from '../location/location.ts'
import type { Site } from '../tenant/site.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'

interface LeadSubject {
  site: Pick<Site, 'config'>
  vehicle: Pick<Vehicle, 'make' | 'model' | 'dealership_slug' | 'dealership_id'> | null
  location: Pick<Location, 'dealership_slug' | 'dealership_name' | 'dealership_id'> | null
  /** On which the form stands; null for one that opened over a page. */
  pageId: number | null
}

/**
 * What a lead carries beside its own fields, by the names of the specification; what is unknown is left out.
 * locations §3, Lead form payload, and §9: the dealer picker's names
 */
export function leadFacts({ site, vehicle, location, pageId }: LeadSubject): Record<string, string | number | boolean> {
  const known = {
    'Vehicle Make': vehicle?.make,
    'Vehicle Model': vehicle?.model,
    manufacturer_slug: vehicle && toSlug(vehicle.make),
    dealership_slug: vehicle?.dealership_slug || location?.dealership_slug,
    dealership_name: location?.dealership_name,
    car_dealership_id: vehicle?.dealership_id,
    page_id: pageId,
    autogauge_enabled: site.config.plugins.includes('Autogauge'),
  }
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) =>
      value === null || value === undefined || value === '' ? [] : [[name, value]],
    ),
  )
}
