import type { Pool } from 'pg'

export interface PendingDelivery {
  delivery: number
  /** How many attempts there have been: with the delivery, it names the next one. */
  turn: number
}

/** Deliveries whose time came a minute ago, oldest first, and that nobody has tried since. */
export async function findPendingDeliveries(pool: Pool, now: Date): Promise<PendingDelivery[]> {
  const { rows } = await pool.query<PendingDelivery>(
    `select id as delivery, jsonb_array_length(coalesce(log, '[]'::jsonb)) as turn from lead_deliveries
     where state in ('waiting', 'retrying') and coalesce(next_at, updated_at) < $1::timestamptz - interval '1 minute'
     order by coalesce(next_at, updated_at) limit 1000`,
    [now],
  )
  return rows
}
