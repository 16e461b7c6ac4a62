import { toSlug } from '../lib/slug.ts'
import type { Location } from '../location/location.ts'
import type { ModelTile } from '../model/model.ts'
import type { Site } from '../tenant/site.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'

interface LeadSubject {
  site: Pick<Site, 'config'>
  vehicle: Pick<Vehicle, 'make' | 'model' | 'dealership_slug' | 'dealership_id'> | null
  /** Of a form on a model's page. */
  model?: Pick<ModelTile, 'name' | 'manufacturer_name' | 'manufacturer_slug'> | null
  location: Pick<Location, 'dealership_slug' | 'dealership_name' | 'dealership_id'> | null
  /** Id of the form's page; null for a dialog. */
  pageId: number | null
}

/**
 * A lead's additional attributes with the specification's names; unknown ones are omitted. locations §3, Lead form payload, and §9: the
 * dealer picker's names
 */
export function leadFacts({
  site,
  vehicle,
  model,
  location,
  pageId,
}: LeadSubject): Record<string, string | number | boolean> {
  const known = {
    'Vehicle Make': vehicle?.make ?? model?.manufacturer_name,
    'Vehicle Model': vehicle?.model ?? model?.name,
    manufacturer_slug: vehicle ? toSlug(vehicle.make) : model?.manufacturer_slug,
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
