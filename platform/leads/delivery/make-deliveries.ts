import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { fitsFilter } from '#schemas/lead/fits-filter.ts'
import { listDestinations } from './destination.ts'

interface Parts {
  pool: Pool
  payload: Payload
}

interface Filed {
  id: number
  category: string
  location: number | null
}

/**
 * Writes one delivery for each destination that takes a lead, once, however often it is asked; gives the ids of those that still wait. Spam and
 * what was erased go nowhere.
 */
export async function makeDeliveries(
  { pool, payload }: Parts,
  { tenantId, leads }: { tenantId: number; leads: readonly number[] },
): Promise<number[]> {
  const { rows } = await pool.query<Filed>(
    `select id, category, location_id as location from leads
     where tenant_id = $1 and id = any($2::int[]) and status <> 'spam' and erased_at is null`,
    [tenantId, leads],
  )
  const destinations = rows.length === 0 ? [] : await listDestinations(payload, tenantId)
  for (const lead of rows)
    for (const destination of destinations.filter((each) => fitsFilter(each, lead)))
      await pool.query(
        `insert into lead_deliveries (tenant_id, lead_id, destination_id, destination_name, state, attempts, log, pair, created_at, updated_at)
         values ($1, $2, $3, $4, 'waiting', 0, '[]', $5, now(), now()) on conflict (tenant_id, pair) do nothing`,
        [tenantId, lead.id, destination.id, destination.name, `${lead.id}:${destination.id}`],
      )
  const waiting = await pool.query<{ id: number }>(
    `select id from lead_deliveries where tenant_id = $1 and lead_id = any($2::int[]) and state = 'waiting' order by id`,
    [tenantId, leads],
  )
  return waiting.rows.map(({ id }) => id)
}
