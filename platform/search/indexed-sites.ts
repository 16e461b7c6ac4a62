import type { Pool, PoolClient } from 'pg'
import { toZonedDateTime } from '#schemas/lib/to-zoned-date-time.ts'
import type { Place } from '#schemas/location/place.ts'
import { overlay } from '#schemas/tenant/inherit.ts'
import { siteConfig, type SiteConfig } from '#schemas/tenant/site-config.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { findPlace, type Country } from '../places/find-place.ts'
import { readStoredSites, type StoredLocation, type StoredSite } from './tenants-store.ts'

type Point = Pick<Place, 'lat' | 'long'>

/** Site data for indexing: finance settings, calendar and positions of vehicles. */
export interface IndexedSite {
  tenantId: number
  country: Country
  finance: SiteConfig['finance']
  /** The current year in the site's time zone. */
  thisYear: number
  /** At its location's address, else at the vehicle's own; null if unknown. */
  locate: (vehicle: StandingFacts) => Point | null
}

type StandingFacts = Pick<Vehicle, 'location_id' | 'private_postcode' | 'private_suburb' | 'city' | 'state'>

/** The settings that documents depend on, as one comparable text. */
export const serializeSettings = ({ country, finance, thisYear }: IndexedSite): string =>
  JSON.stringify([country, thisYear, finance])

/** The sites of these tenants; deleted ones are omitted. */
export async function readIndexedSites(
  database: Pool | PoolClient,
  { tenantIds, now }: { tenantIds: number[]; now: Date },
): Promise<Map<number, IndexedSite>> {
  const stored = await readStoredSites(database, tenantIds)
  return new Map(stored.map((site) => [site.tenantId, toSite(site, now)]))
}

function toSite({ tenantId, country, timeZone, own, template, locations }: StoredSite, now: Date): IndexedSite {
  const addresses = new Map(locations.map((location) => [location.id, findPoint(location, country)]))
  const thisYear = toZonedDateTime(now, timeZone).year
  return {
    tenantId,
    country,
    finance: siteConfig.parse({ finance: overlay(template, own) }).finance,
    thisYear,
    locate: (vehicle) =>
      (vehicle.location_id === null ? null : addresses.get(vehicle.location_id)) ??
      findPlace(country, { postcode: vehicle.private_postcode, town: vehicle.private_suburb, state: vehicle.state }) ??
      findPlace(country, { postcode: null, town: vehicle.city, state: vehicle.state }),
  }
}

function findPoint({ lat, long, city, state, postcode }: StoredLocation, country: Country): Point | null {
  return lat !== null && long !== null ? { lat, long } : findPlace(country, { postcode, town: city, state })
}
