import type { Pool } from 'pg'
import type { HeldVehicles } from '#schemas/api/staff-feeds.ts'
import type { StockFeed } from '#schemas/stock/stock-feed.ts'
import { prepareLedger } from './feed-ledger-store.ts'

const examplesShown = 10

const isHeld = 'tenant_id = $1 and feed_id = $2 and gone_at is null and held_at is not null'

interface Row {
  vehicles: number
  owned: number
  since: Date | null
  until: Date | null
  approved: number
}

type OfFeed = Pick<StockFeed, 'id' | 'tenant' | 'holdShare'>

/** A feed's vehicles held for approval; null if there are none. */
export async function findWithheldVehicles(pool: Pool, feed: OfFeed): Promise<HeldVehicles | null> {
  await prepareLedger(pool)
  const own = [feed.tenant.id, feed.id]
  const { rows } = await pool.query<Row>(
    `select (count(*) filter (where held_at is not null))::int as vehicles, count(*)::int as owned, min(held_at) as since,
       max(held_at) as until, (count(*) filter (where approved_at is not null))::int as approved
     from stock.feed_ledger where tenant_id = $1 and feed_id = $2 and gone_at is null and confirmed_at is not null`,
    own,
  )
  const [row] = rows
  if (!row?.since || !row.until) return null
  const examples = await pool.query<{ stocknum: string; name: string | null }>(
    `select l.stocknum, v.name from stock.feed_ledger l
     left join vehicles v on v.tenant_id = l.tenant_id and v.stocknum = l.stocknum
     where l.tenant_id = $1 and l.feed_id = $2 and l.gone_at is null and l.held_at is not null order by l.stocknum limit ${examplesShown}`,
    own,
  )
  const { vehicles, owned, since, until, approved } = row
  return {
    vehicles,
    owned,
    share: feed.holdShare,
    since: since.toISOString(),
    until: until.toISOString(),
    isApproved: approved === vehicles,
    examples: examples.rows,
  }
}

/**
 * Approves vehicles held until a given time, but none held since; returns their number. Stored in the ledger, so that an approval survives
 * a running import and a restart.
 */
export async function approveWithheld(
  pool: Pool,
  { feed, until, now }: { feed: Pick<StockFeed, 'id' | 'tenant'>; until: Date; now: Date },
): Promise<number> {
  await prepareLedger(pool)
  // A JSON timestamp has no microseconds.
  const { rowCount } = await pool.query(
    `update stock.feed_ledger set approved_at = $4
     where ${isHeld} and date_trunc('milliseconds', held_at) <= $3 and approved_at is null`,
    [feed.tenant.id, feed.id, until, now],
  )
  return rowCount ?? 0
}

/** Whether an approval is pending for the next run. */
export async function hasApproval(pool: Pool, feed: Pick<StockFeed, 'id' | 'tenant'>): Promise<boolean> {
  await prepareLedger(pool)
  const { rowCount } = await pool.query(
    `select from stock.feed_ledger where ${isHeld} and approved_at is not null limit 1`,
    [feed.tenant.id, feed.id],
  )
  return rowCount === 1
}
