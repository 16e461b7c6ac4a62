import type { PoolClient } from 'pg'

/** A feed of a tenant, as the ledger names it. The rows that it has had so far are in the table of seen rows. */
interface SeenFeed {
  client: PoolClient
  tenantId: number
  feed: number
}

interface SeenFeedAt extends SeenFeed {
  now: Date
}

const isLacking = `
  l.tenant_id = $1 and l.feed_id = $2 and l.gone_at is null
  and not exists (select from feed_seen s where s.stocknum = l.stocknum)`

/** Another feed still contains it. Vehicles in a feed are never counted as manual imports. */
const isElsewhere = `exists (
  select from stock.feed_ledger o
  where o.tenant_id = l.tenant_id and o.stocknum = l.stocknum and o.feed_id not in (0, $2) and o.gone_at is null)`

const isMissing = `${isLacking} and not ${isElsewhere}`

export interface MissingCounts {
  /** Those that this feed lacks and no other has. */
  all: number
  /** Of them, those that were held before and wait for approval. */
  held: number
  /** Of them, those that the feed is known to have had, without those that were held. */
  confirmed: number
  /** Those that this feed lacks and another has. */
  elsewhere: number
}

export async function countMissing({ client, tenantId, feed }: SeenFeed): Promise<MissingCounts> {
  const { rows } = await client.query<MissingCounts>(
    `select count(*) filter (where not is_elsewhere)::int as all,
       count(*) filter (where not is_elsewhere and held_at is not null and approved_at is null)::int as held,
       count(*) filter (where not is_elsewhere and held_at is null and confirmed_at is not null)::int as confirmed,
       count(*) filter (where is_elsewhere)::int as elsewhere
     from (select l.*, ${isElsewhere} as is_elsewhere from stock.feed_ledger l where ${isLacking}) lacking`,
    [tenantId, feed],
  )
  return rows[0] ?? { all: 0, held: 0, confirmed: 0, elsewhere: 0 }
}

export interface MissingVehicle {
  stocknum: string
  name: string | null
}

/** The first of them by stock number. */
export async function listMissing({ client, tenantId, feed }: SeenFeed, most: number): Promise<MissingVehicle[]> {
  const { rows } = await client.query<MissingVehicle>(
    `select l.stocknum, v.name from stock.feed_ledger l
     left join vehicles v on v.tenant_id = l.tenant_id and v.stocknum = l.stocknum
     where ${isMissing} order by l.stocknum limit $3`,
    [tenantId, feed, most],
  )
  return rows
}

/** Vehicles that the feed has are confirmed, and no longer held. */
export async function confirmSeen({ client, tenantId, feed, now }: SeenFeedAt): Promise<void> {
  await client.query(
    `update stock.feed_ledger l set confirmed_at = coalesce(confirmed_at, $3), held_at = null, approved_at = null
     where tenant_id = $1 and feed_id = $2 and (confirmed_at is null or held_at is not null)
       and exists (select from feed_seen s where s.stocknum = l.stocknum)`,
    [tenantId, feed, now],
  )
}

/** A vehicle that only another feed contains now belongs to that feed only. */
export async function leaveToOtherFeeds({ client, tenantId, feed }: SeenFeed): Promise<void> {
  await client.query(`delete from stock.feed_ledger l where ${isLacking} and ${isElsewhere}`, [tenantId, feed])
}

export async function holdMissing({ client, tenantId, feed, now }: SeenFeedAt): Promise<void> {
  await client.query(
    `update stock.feed_ledger l set held_at = $3 where ${isMissing} and held_at is null and confirmed_at is not null`,
    [tenantId, feed, now],
  )
}

interface Removal {
  /** Also what was held back. */
  allowsMany: boolean
  onlyApproved: boolean
}

/** Marks vehicles as missing from this feed and from manual imports. Returns their stock numbers. */
export async function markMissingGone(
  { client, tenantId, feed, now }: SeenFeedAt,
  { allowsMany, onlyApproved }: Removal,
): Promise<string[]> {
  const { rows } = await client.query<{ stocknum: string }>(
    `update stock.feed_ledger l set gone_at = $3, held_at = null, approved_at = null
     where ${isMissing} and (approved_at is not null or $4 or (held_at is null and not $5)) returning stocknum`,
    [tenantId, feed, now, allowsMany, onlyApproved],
  )
  const numbers = rows.map(({ stocknum }) => stocknum)
  await client.query(
    `update stock.feed_ledger set gone_at = $2, held_at = null
     where tenant_id = $1 and feed_id = 0 and gone_at is null and stocknum = any($3::text[])`,
    [tenantId, now, numbers],
  )
  return numbers
}
