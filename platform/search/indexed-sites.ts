import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import type { Place } from '#schemas/location/place.ts'
import { overlay } from '#schemas/tenant/inherit.ts'
import { siteConfig, type SiteConfig } from '#schemas/tenant/site-config.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { findPlace, type Country } from '../places/find-place.ts'

type Point = Pick<Place, 'lat' | 'long'>

/** What indexing has to know of a site beyond the vehicle: its finance settings, its calendar and where its vehicles stand. */
export interface IndexedSite {
  tenantId: number
  country: Country
  finance: SiteConfig['finance']
  /** The current year on the site's own clock. */
  thisYear: number
  /** At its location's own address, else where the vehicle itself says that it stands; null where nobody knows the place. */
  standsAt: (vehicle: StandingFacts) => Point | null
}

type StandingFacts = Pick<Vehicle, 'location_id' | 'private_postcode' | 'private_suburb' | 'city' | 'state'>

const storedNumber = z.coerce.number().nullable()

const row = z.object({
  tenantId: z.int(),
  country: z.enum(['AU', 'NZ']),
  timeZone: z.string(),
  own: z.unknown(),
  template: z.unknown(),
  locations: z.array(
    z.object({
      id: z.int(),
      lat: storedNumber,
      long: storedNumber,
      city: z.string().nullable(),
      state: z.string().nullable(),
      postcode: z.string().nullable(),
    }),
  ),
})
type StoredLocation = z.infer<typeof row>['locations'][number]

/** What documents depend on of a site's settings, as one text to compare. */
export const settingsOf = ({ country, finance, thisYear }: IndexedSite): string =>
  JSON.stringify([country, thisYear, finance])

/** The site of each of these tenants; those that are not there any more are left out. */
export async function readIndexedSites(
  database: Pool | PoolClient,
  { tenantIds, now }: { tenantIds: number[]; now: Date },
): Promise<Map<number, IndexedSite>> {
  const { rows } = await database.query(statement, [tenantIds])
  return new Map(rows.map((stored) => toSite(row.parse(stored), now)).map((site) => [site.tenantId, site]))
}

function toSite(
  { tenantId, country, timeZone, own, template, locations }: z.infer<typeof row>,
  now: Date,
): IndexedSite {
  const addresses = new Map(locations.map((location) => [location.id, pointOf(location, country)]))
  const thisYear = Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(now))
  return {
    tenantId,
    country,
    finance: siteConfig.parse({ finance: overlay(template, own) }).finance,
    thisYear,
    standsAt: (vehicle) =>
      (vehicle.location_id === null ? null : addresses.get(vehicle.location_id)) ??
      findPlace(country, { postcode: vehicle.private_postcode, town: vehicle.private_suburb, state: vehicle.state }) ??
      findPlace(country, { postcode: null, town: vehicle.city, state: vehicle.state }),
  }
}

function pointOf({ lat, long, city, state, postcode }: StoredLocation, country: Country): Point | null {
  return lat !== null && long !== null ? { lat, long } : findPlace(country, { postcode, town: city, state })
}

/** The finance settings of tenant `alias` in the form of `siteConfig`. Settings are inherited: null is "as the template has it". */
const financeOf = (alias: string) => `
  jsonb_build_object(
    'provider', ${alias}.config_finance_provider,
    'interestRate', ${alias}.config_finance_interest_rate,
    'comparisonRate', ${alias}.config_finance_comparison_rate,
    'termYears', ${alias}.config_finance_term_years,
    'establishmentFee', ${alias}.config_finance_establishment_fee,
    'registrationFee', ${alias}.config_finance_registration_fee,
    'dealerFee', ${alias}.config_finance_dealer_fee,
    'monthlyFee', ${alias}.config_finance_monthly_fee,
    'excludedMakes', ${listOf(alias, 'excludedMakes')},
    'excludedDealerships', ${listOf(alias, 'excludedDealerships')}
  )`

const listOf = (alias: string, name: string) => `
  (select coalesce(jsonb_agg(text order by "order"), '[]')
   from tenants_texts where parent_id = ${alias}.id and path = 'config.finance.${name}')`

const statement = `
  select t.id as "tenantId", t.country, t.time_zone as "timeZone",
         ${financeOf('t')} as own,
         ${financeOf('base')} as template,
         (select coalesce(jsonb_agg(jsonb_build_object(
            'id', l.id, 'lat', l.address_lat, 'long', l.address_long,
            'city', l.address_city, 'state', l.address_state, 'postcode', l.address_postcode
          )), '[]') from locations l where l.tenant_id = t.id) as locations
  from tenants t left join tenants base on base.id = t.template_id
  where t.id = any($1::int[])`
