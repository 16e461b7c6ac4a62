import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { Pool } from 'pg'
import { createApi } from '#platform/api/create-api.ts'
import { createRequestLimits } from '#platform/limits/request-limits.ts'
import { anonymousCaller, type Caller } from '#platform/context/caller.ts'
import { createViewCounter } from '#platform/limits/view-counter.ts'
import { createContent } from '#platform/content/create-content.ts'
import { createPartners } from '#platform/integrations/partners.ts'
import { createSearch } from '#platform/search/create-search.ts'
import { env as envSchema } from '#platform/env.ts'
import type { Api, EndpointInput } from '#schemas/api/endpoints.ts'
import { adminUrl, startCms } from '#tests/support/cms.ts'
import { secret } from '#tests/support/secret.ts'
import { type Sites, twoDealers } from '#tests/int/platform/sites.ts'

export interface DealerAtWork {
  cms: Payload
  pool: Pool
  sites: Sites
  /** The API as a shopper of that site has it, at a moment. */
  apiOf: (tenantId: number, now?: Date, visit?: Caller) => Promise<Api>
  stop: () => Promise<void>
}

/** Sunday evening in Brisbane, which is ten hours ahead all year. */
export const sunday = new Date('2026-11-22T09:00:00Z')

/** Two dealers whose shoppers' calls are answered in process, from a real database; `env` names their third parties. */
export async function dealersAtWork(env: Record<string, string> = {}): Promise<DealerAtWork> {
  const running = await startCms()
  const sites = await twoDealers(running.cms)
  const pool = new Pool({ connectionString: running.databaseUrl })
  const content = await createContent({ payload: running.cms, adminUrl, secret })
  const search = createSearch({ pool, env: {} })
  const views = createViewCounter(pool, { warn: () => undefined })
  const limits = createRequestLimits({ pool, secret, factor: 0 })
  const partners = createPartners(envSchema.parse({ ...process.env, ...env }), () => undefined)
  return {
    cms: running.cms,
    pool,
    sites,
    apiOf: async (tenantId, now = sunday, visit = anonymousCaller) => {
      const tenant = content.findTenant(tenantId)
      if (!tenant) throw new Error(`There is no tenant ${tenantId}.`)
      // Nobody listens to the outbox here, and a site is remembered.
      await content.forget({ id: 0, tenantId, type: 'site.changed', ids: [] })
      const { site } = await content.loadSite(tenant)
      return createApi({
        content,
        search,
        partners,
        views,
        limits,
        payload: running.cms,
        pool,
        tenant,
        site,
        now,
        caller: visit,
      })
    },
    stop: async () => {
      await views.stop()
      await pool.end()
      await running.stop()
    },
  }
}

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open' as const, open: '09:00', close: '12:00' }))

/** A location that is open on weekdays from nine to noon: three test drives a day. */
export async function aLocation(cms: Payload, tenant: number, changes: object = {}): Promise<number> {
  const { id } = await cms.create({
    collection: 'locations',
    data: {
      tenant,
      name: 'Main branch',
      slug: `branch-${randomUUID()}`,
      visible: true,
      opening_hours: weekdays,
      ...changes,
    },
  })
  return id
}

export async function aCar(cms: Payload, tenant: number, changes: object = {}): Promise<number> {
  const stocknum = randomUUID()
  const facts = { make: 'Kia', model: 'Sportage', car_type: 'used' as const, status: 'in_stock' as const }
  const data = { tenant, stocknum, slug: stocknum, name: 'Kia Sportage', ...facts, ...changes }
  return (await cms.create({ collection: 'vehicles', data })).id
}

const shopper = {
  name: 'Alex',
  last_name: 'Nguyen',
  phone: '0412 345 678',
  email: 'alex@example.com',
  postcode: '4215',
  message: 'Is it still there?',
  opt_in: true,
}

export const aLead = (
  changes: Partial<EndpointInput<'leads'>> & { values?: Record<string, string | boolean> } = {},
): EndpointInput<'leads'> => ({
  key: randomUUID(),
  kind: 'enquiry',
  ...changes,
  values: { ...shopper, ...changes.values },
})
