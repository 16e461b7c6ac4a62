import type { ClientBase, Pool } from 'pg'
import { z } from 'zod'
import { type Event, eventType, eventTypes } from '#schemas/event.ts'

const row = z
  .object({
    id: z.coerce.number().int(),
    tenant_id: z.int(),
    type: eventType,
    payload: z.looseObject({ ids: z.array(z.int()).default([]) }),
  })
  .transform(({ id, tenant_id, type, payload }): Event => ({ id, tenantId: tenant_id, type, ids: payload.ids }))

const columns = 'id, tenant_id, type, payload'

/** Rows of the outbox as events. A type that this version does not know is left to a newer one. */
const readEvents = (rows: unknown[]): Event[] =>
  rows.flatMap((candidate) => {
    const result = row.safeParse(candidate)
    return result.success ? [result.data] : []
  })

export async function findEvents(pool: Pool, ids: number[]): Promise<Event[]> {
  const { rows } = await pool.query(`select ${columns} from outbox where id = any($1::bigint[]) order by id`, [ids])
  return readEvents(rows)
}

/** What was written since a moment: how a listener that was cut off learns what it missed. */
export async function findEventsSince(pool: Pool, since: Date): Promise<Event[]> {
  const { rows } = await pool.query(`select ${columns} from outbox where created_at >= $1 order by id limit 10000`, [
    since,
  ])
  return readEvents(rows)
}

export interface Claim {
  limit: number
  /** Rows left alone for now: their last attempt failed. */
  except: number[]
}

/** Unprocessed rows, locked until the client's transaction ends; rows that another worker has are passed over. */
export async function claimEvents(client: ClientBase, { limit, except }: Claim): Promise<Event[]> {
  const { rows } = await client.query(
    `select ${columns} from outbox where processed_at is null and type = any($3) and not (id = any($2::bigint[]))
     order by id limit $1 for update skip locked`,
    [limit, except, eventTypes],
  )
  return readEvents(rows)
}

export async function markProcessed(client: ClientBase, ids: number[]): Promise<void> {
  await client.query('update outbox set processed_at = now() where id = any($1::bigint[])', [ids])
}

/** Told with the commit: pages that list a tenant's stock can now be made from an index that knows of the change. */
export async function tellIndexed(client: ClientBase, tenantIds: Iterable<number>): Promise<void> {
  for (const tenantId of new Set(tenantIds))
    await client.query(`select pg_notify('forecourt_indexed', $1)`, [String(tenantId)])
}

/** Forgets what was processed long ago; returns how many rows. */
export async function deleteProcessed(pool: Pool, olderThanDays: number): Promise<number> {
  const { rowCount } = await pool.query(`delete from outbox where processed_at < now() - make_interval(days => $1)`, [
    olderThanDays,
  ])
  return rowCount ?? 0
}
