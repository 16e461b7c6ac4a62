import { toSlug } from '../lib/slug.ts'
import type { Location } from '../location/location.ts'
import type { ModelTile } from '../model/model.ts'
import type { Site } from '../tenant/site.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'

interface LeadSubject {
  site: Pick<Site, 'config'>
  vehicle: Pick<Vehicle, 'make' | 'model' | 'dealership_slug' | 'dealership_name' | 'dealership_id'> | null
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
  // The vehicle's own dealer, who may be another than the lead's; all three facts are of one dealer.
  const hasOwnDealer = Boolean(vehicle?.dealership_id ?? vehicle?.dealership_slug)
  const isSameDealer = Boolean(vehicle?.dealership_id) && vehicle?.dealership_id === location?.dealership_id
  const dealer = hasOwnDealer && !isSameDealer ? vehicle : location
  const known = {
    'Vehicle Make': vehicle?.make ?? model?.manufacturer_name,
    'Vehicle Model': vehicle?.model ?? model?.name,
    manufacturer_slug: vehicle ? toSlug(vehicle.make) : model?.manufacturer_slug,
    dealership_slug: dealer?.dealership_slug,
    dealership_name: dealer?.dealership_name,
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
