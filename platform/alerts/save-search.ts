import { sql } from '@payloadcms/db-postgres'
import { databaseOf } from '#cms/index.ts'
import { problem } from '#schemas/problem.ts'
import { mostSaved } from '#schemas/shopper/garage.ts'
import { inTransaction } from '../base/database/transaction.ts'
import type { Service } from '../context/api-context.ts'

/** Kept once an address, also where it is pressed twice. Anyone who keeps it today hears of what comes from now on. */
export const saveSearch: Service<'saveSearch'> = async ({ payload, tenant, caller, now }, { name, path }) => {
  const { shopper } = caller
  if (!shopper) return problem('not-signed-in')
  return inTransaction(payload, async (req) => {
    const db = await databaseOf({ payload, ...req })
    await db.execute(sql`select from shoppers where id = ${shopper.id} for update`)
    const { rows } = await db.execute<{ id: number; path: string }>(
      sql`select id, path from saved_searches where tenant_id = ${tenant.id} and shopper_id = ${shopper.id}`,
    )
    const before = rows.find((row) => row.path === path)
    if (!before && rows.length >= mostSaved.searches) return problem('list-full')
    const kept = { name, path, alerts: true, told_at: now.toISOString() }
    const how = { collection: 'saved-searches', depth: 0, overrideAccess: true, req } as const
    const { id } = before
      ? await payload.update({ ...how, id: before.id, data: kept })
      : await payload.create({ ...how, data: { ...kept, tenant: tenant.id, shopper: shopper.id } })
    return { id, name, path, alerts: true }
  })
}
