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
  /** To what the lead has moved on since it was new. */
  stage: string
}

interface Asked {
  tenantId: number
  leads: readonly number[]
  /** Whether their receivers are to hear how they stand now, beside what they were told when these were new. */
  isUpdate: boolean
}

/**
 * Writes one delivery for each destination that takes a lead, once for each of its stages, however often it is asked; gives the ids of those that
 * still wait. Spam and what was erased go nowhere.
 */
export async function makeDeliveries(
  { pool, payload }: Parts,
  { tenantId, leads, isUpdate }: Asked,
): Promise<number[]> {
  const { rows } = await pool.query<Filed>(
    `select id, category, location_id as location, case when $3 then coalesce(subcategory, '') else '' end as stage from leads
     where tenant_id = $1 and id = any($2::int[]) and status <> 'spam' and erased_at is null`,
    [tenantId, leads, isUpdate],
  )
  const destinations = rows.length === 0 ? [] : await listDestinations(payload, tenantId)
  for (const lead of rows)
    for (const destination of destinations.filter((each) => fitsFilter(each, lead)))
      await pool.query(
        `insert into lead_deliveries (tenant_id, lead_id, destination_id, destination_name, stage, state, attempts, log, pair, created_at, updated_at)
         values ($1, $2, $3, $4, $6, 'waiting', 0, '[]', $5, now(), now()) on conflict (tenant_id, pair) do nothing`,
        [tenantId, lead.id, destination.id, destination.name, pairOf(lead, destination.id), lead.stage],
      )
  const waiting = await pool.query<{ id: number }>(
    `select id from lead_deliveries where tenant_id = $1 and lead_id = any($2::int[]) and state = 'waiting' order by id`,
    [tenantId, leads],
  )
  return waiting.rows.map(({ id }) => id)
}

const pairOf = ({ id, stage }: Filed, destination: number): string =>
  stage === '' ? `${id}:${destination}` : `${id}:${destination}:${stage}`
