import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'

const storedNumber = z.coerce.number().nullable()

const storedSite = z.object({
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

/** The settings of a site that its search documents depend on, as stored: `own` overrides `template`. */
export type StoredSite = z.infer<typeof storedSite>
export type StoredLocation = StoredSite['locations'][number]

export async function listTenantIds(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>('select id from tenants')
  return rows.map(({ id }) => id)
}

/** The tenant, and the tenants that inherit its settings. */
export async function listInheritingTenantIds(pool: Pool, tenantId: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>('select id from tenants where id = $1 or template_id = $1', [
    tenantId,
  ])
  return rows.map(({ id }) => id)
}

/** Tenants that do not exist are left out. */
export async function readStoredSites(database: Pool | PoolClient, tenantIds: number[]): Promise<StoredSite[]> {
  const { rows } = await database.query(selectSites, [tenantIds])
  return rows.map((row) => storedSite.parse(row))
}

/** The finance settings of tenant `alias` in the form of `siteConfig`. Null inherits from the template. */
const selectFinance = (alias: string) => `
  jsonb_build_object(
    'provider', ${alias}.config_finance_provider,
    'interestRate', ${alias}.config_finance_interest_rate,
    'comparisonRate', ${alias}.config_finance_comparison_rate,
    'termYears', ${alias}.config_finance_term_years,
    'establishmentFee', ${alias}.config_finance_establishment_fee,
    'registrationFee', ${alias}.config_finance_registration_fee,
    'dealerFee', ${alias}.config_finance_dealer_fee,
    'monthlyFee', ${alias}.config_finance_monthly_fee,
    'leastFinanced', ${alias}.config_finance_least_financed,
    'excludedMakes', ${selectList(alias, 'excludedMakes')},
    'excludedDealerships', ${selectList(alias, 'excludedDealerships')}
  )`

const selectList = (alias: string, name: string) => `
  (select coalesce(jsonb_agg(text order by "order"), '[]')
   from tenants_texts where parent_id = ${alias}.id and path = 'config.finance.${name}')`

const selectSites = `
  select t.id as "tenantId", t.country, t.time_zone as "timeZone",
         ${selectFinance('t')} as own,
         ${selectFinance('base')} as template,
         (select coalesce(jsonb_agg(jsonb_build_object(
            'id', l.id, 'lat', l.address_lat, 'long', l.address_long,
            'city', l.address_city, 'state', l.address_state, 'postcode', l.address_postcode
          )), '[]') from locations l where l.tenant_id = t.id) as locations
  from tenants t left join tenants base on base.id = t.template_id
  where t.id = any($1::int[])`
