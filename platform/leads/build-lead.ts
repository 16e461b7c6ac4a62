import type { LeadAttributes } from '#schemas/lead/lead-attributes.ts'
import { leadFacts } from '#schemas/lead/lead-facts.ts'
import { placeLead } from '#schemas/lead/place-lead.ts'
import type { Location } from '#schemas/location/location.ts'
import type { ModelTile } from '#schemas/model/model.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { NewLead } from './new-lead.ts'

/** The data of a vehicle that its leads carry. */
export interface LeadVehicle extends Pick<
  Vehicle,
  'id' | 'stocknum' | 'make' | 'model' | 'location_id' | 'dealership_id' | 'dealership_slug' | 'dealership_name'
> {
  car_type: string
  status: string
}

/** The data of a location that its leads carry. */
export type LeadLocation = Pick<Location, 'id' | 'dealership_id' | 'dealership_slug' | 'dealership_name'>

type DerivedField =
  | 'status'
  | 'vehicle'
  | 'stock_number'
  | 'car_type'
  | 'vehicle_status'
  | 'source'
  | 'location'
  | 'dealership'

interface LeadParts extends Omit<NewLead, DerivedField | 'lead_attributes'> {
  site: Pick<Site, 'config'>
  vehicle: LeadVehicle | null
  /** The model of the page that a form was sent from. */
  model?: ModelTile | null
  /** Visible ones of the site. */
  locations: readonly LeadLocation[]
  /** Id of the location that the shopper named. */
  named?: number | null
  lead_attributes: LeadAttributes
  /** Id of the form's page. */
  pageId?: number | null
}

/**
 * A document of the collection `leads`, of any kind: its vehicle, location, dealership and attributes follow the same rules. locations §3,
 * Lead form payload
 */
export function buildLead(parts: LeadParts): NewLead {
  const { site, vehicle, model = null, locations, named = null, lead_attributes, pageId = null, ...own } = parts
  const { location, dealership } = placeLead({ named, locations, vehicle })
  return {
    ...own,
    status: 'new',
    vehicle: vehicle?.id ?? null,
    stock_number: vehicle?.stocknum ?? '',
    car_type: vehicle?.car_type ?? '',
    vehicle_status: vehicle?.status ?? '',
    location: location?.id ?? null,
    // Without a visible location, the hook of the collection decides with the hidden ones too.
    dealership: location === null ? null : dealership,
    source: 'Website',
    lead_attributes: { ...lead_attributes, ...leadFacts({ site, vehicle, model, location, pageId }) },
  }
}
