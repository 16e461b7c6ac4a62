import type { ClientBase, Pool } from 'pg'
import { z } from 'zod'
import { outboxChannel } from '#cms/outbox/notify-listeners.ts'
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

/** Outbox rows as events. Unknown types are ignored and left to a newer version. */
const readEvents = (rows: unknown[]): Event[] =>
  rows.flatMap((candidate) => {
    const result = row.safeParse(candidate)
    return result.success ? [result.data] : []
  })

/** A PostgreSQL snapshot as written by `pg_current_snapshot`: the transactions that had ended. */
export type OutboxPosition = string

export interface OutboxNews {
  /** Position for the next read. */
  position: OutboxPosition
  written: Event[]
  processed: Event[]
}

export async function currentPosition(pool: Pool): Promise<OutboxPosition> {
  const { rows } = await pool.query<{ position: string }>('select pg_current_snapshot()::text as position')
  return z.string().parse(rows[0]?.position)
}

/**
 * Rows committed since a position, each once, regardless of the order of transactions. Rows with transaction ids beyond this server's come
 * from a restored backup and are ignored.
 */
const newSince = (column: string) => `
  ${column} >= pg_snapshot_xmin($1::pg_snapshot) and ${column} < pg_snapshot_xmax(now.snapshot)
  and not pg_visible_in_snapshot(${column}, $1::pg_snapshot)`

export async function readNews(pool: Pool, since: OutboxPosition): Promise<OutboxNews> {
  const { rows } = await pool.query<{ position: string; is_written: boolean | null }>({
    // Prepared once per connection.
    name: 'outbox-news',
    text: `with now as materialized (select pg_current_snapshot() as snapshot), news as (
       select true as is_written, ${columns} from outbox, now where ${newSince('written_xid')}
       union all
       select false, ${columns} from outbox, now where ${newSince('processed_xid')}
     )
     select now.snapshot::text as position, news.* from now left join news on true order by id`,
    values: [since],
  })
  const { position } = z.object({ position: z.string() }).parse(rows[0])
  return {
    position,
    written: readEvents(rows.filter(({ is_written }) => is_written === true)),
    processed: readEvents(rows.filter(({ is_written }) => is_written === false)),
  }
}

export interface Claim {
  limit: number
  /** Rows excluded for now because their last attempt failed. */
  except: number[]
}

/** Unprocessed rows, locked until the client's transaction ends. Rows locked by another worker are skipped. */
export async function claimEvents(client: ClientBase, { limit, except }: Claim): Promise<Event[]> {
  const { rows } = await client.query(
    `select ${columns} from outbox where processed_at is null and type = any($3) and not (id = any($2::bigint[]))
     order by id limit $1 for update skip locked`,
    [limit, except, eventTypes],
  )
  return readEvents(rows)
}

export async function markProcessed(client: ClientBase, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await client.query(
    'update outbox set processed_at = now(), processed_xid = pg_current_xact_id() where id = any($1::bigint[])',
    [ids],
  )
}

/** Deletes rows processed long ago; returns their number. */
export async function deleteProcessed(pool: Pool, olderThanDays: number): Promise<number> {
  const { rowCount } = await pool.query(`delete from outbox where processed_at < now() - make_interval(days => $1)`, [
    olderThanDays,
  ])
  return rowCount ?? 0
}

/** Subscribes a connection to the outbox's notifications. */
export async function listen(client: ClientBase): Promise<void> {
  await client.query(`listen ${outboxChannel}`)
}

/** Rejects if the other end of a connection does not answer. */
export async function ping(client: ClientBase): Promise<void> {
  await client.query('select 1')
}
