import type { Pool } from 'pg'
import { eventType, type NewEvent } from '#schemas/event.ts'

/** A moment of the outbox: what was committed when it was read. */
export interface OutboxMark {
  since: Date
  seen: string[]
}

/**
 * The events of the last ten minutes, whose changes a rebuild starting now will contain. A running transaction may commit later, but its
 * events have its start time.
 */
export async function markOutbox(pool: Pool): Promise<OutboxMark> {
  const { rows } = await pool.query<OutboxMark>(
    `select moment.since, coalesce(array_agg(o.id::text) filter (where o.id is not null), '{}') as seen
     from (select now() - interval '10 minutes' as since) as moment
     left join outbox o on o.created_at > moment.since
     group by moment.since`,
  )
  return rows[0] ?? { since: new Date(0), seen: [] }
}

/** Events of these types that the mark has not seen, one for each tenant and type; those without ids stand alone. */
export async function readEventsSince(
  pool: Pool,
  { since, seen }: OutboxMark,
  types: readonly string[],
): Promise<NewEvent[]> {
  const { rows } = await pool.query<{ tenantId: number; type: string; ids: number[] }>(
    `select tenant_id as "tenantId", type, coalesce(array_agg(distinct changed.id::int) filter (where changed.id is not null), '{}') as ids
     from outbox o left join lateral jsonb_array_elements_text(payload -> 'ids') as changed(id) on true
     where created_at > $1 and o.id <> all($2::bigint[]) and type = any($3::text[])
     group by tenant_id, type, jsonb_array_length(payload -> 'ids') = 0`,
    [since, seen, types],
  )
  return rows.map(({ tenantId, type, ids }) => ({ tenantId, type: eventType.parse(type), ids }))
}
