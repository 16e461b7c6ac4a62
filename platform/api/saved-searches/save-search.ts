import { problem } from '#schemas/problem.ts'
import type { Service } from '../service.ts'

/** Kept once an address. Whoever keeps it today hears of what comes from now on. */
export const saveSearch: Service<'saveSearch'> = async ({ payload, pool, tenant, visit, now }, { name, path }) => {
  const { shopper } = visit
  if (!shopper) return problem('not-signed-in')
  const { rows } = await pool.query<{ id: number }>(
    'select id from saved_searches where tenant_id = $1 and shopper_id = $2 and path = $3',
    [tenant.id, shopper.id, path],
  )
  const kept = { name, path, alerts: true, told_at: now.toISOString() }
  const how = { collection: 'saved-searches', depth: 0, overrideAccess: true } as const
  const { id } = rows[0]
    ? await payload.update({ ...how, id: rows[0].id, data: kept })
    : await payload.create({ ...how, data: { ...kept, tenant: tenant.id, shopper: shopper.id } })
  return { id, name, path, alerts: true }
}
