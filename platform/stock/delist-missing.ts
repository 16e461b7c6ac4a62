import type { PoolClient } from 'pg'
import { needsApproval } from '#schemas/stock/hold-share.ts'
import type { StockImportReport, WhenMissing } from '#schemas/stock/import-report.ts'
import { inClientTransaction } from '../base/database/transaction.ts'
import { announceStock } from './announce-stock.ts'

type Missing = StockImportReport['missing']

export interface MissingContext {
  client: PoolClient
  tenantId: number
  /** As the ledger names it. */
  feed: number
  whenMissing: WhenMissing
  /** How many vehicles this feed owned before the run, but for those that were held already. */
  before: number
  /** Per cent of them that one run may withdraw without approval. */
  share: number
  /** Why the feed proves nothing of what it lacks, to stand after "The feed"; null where it was read to its end and held a vehicle. */
  doubt: string | null
  /** The caller has said that so many may go. */
  allowsMany: boolean
  now: Date
}

/**
 * What becomes of vehicles that came by a feed and are in it no longer: sold or withdrawn, as the tenant chooses. Nothing is done where the
 * feed was not read to its end. Where more of what the feed owns would go at once than its share (`needsApproval`), that is a broken feed far more
 * often than a clearance: the vehicles are held until they are in a feed again or somebody approves; the same feed the next night proves no more. A
 * vehicle that another feed of the tenant still has is not missing. Vehicles that staff entered, have marked as sold themselves, or whose status they
 * have locked, stay as they are.
 */
export async function delistMissing(context: MissingContext): Promise<Missing> {
  const { whenMissing, before, share, doubt, allowsMany } = context
  const count = await countMissing(context)
  const result = { found: count.all, became: whenMissing, vehicles: 0, held: null }
  if (doubt !== null) {
    const held = `The feed ${doubt}, so the ${count.all} vehicles that it lacks stay as they are.`
    return count.all === 0 ? result : { ...result, held }
  }
  const isTooMany = !allowsMany && needsApproval({ missing: count.confirmed, owned: before, share })
  await inClientTransaction(context.client, async () => {
    await confirmSeen(context)
    if (count.elsewhere > 0) await leaveToOthers(context)
    if (isTooMany) await hold(context)
    if (count.all > 0) result.vehicles = await takeOut(context, { onlyApproved: isTooMany })
  })
  const wayOut =
    context.feed === 0
      ? 'If they are gone, import the file again with --allow-many-missing.'
      : 'If they are gone, approve it under Stock feeds, “Status”.'
  if (isTooMany) {
    return {
      ...result,
      held: `The feed lacks ${count.confirmed} of the ${before} vehicles that it owns, more than ${share} %: they stay as they are. ${wayOut}`,
    }
  }
  if (count.held === 0 || allowsMany) return result
  return {
    ...result,
    held: `The feed lacks ${count.held} vehicles that were held when it lacked them together with many others: they stay as they are. ${wayOut}`,
  }
}

const isLacking = `
  l.tenant_id = $1 and l.feed_id = $2 and l.gone_at is null
  and not exists (select from feed_seen s where s.stocknum = l.stocknum)`

/** Another feed has it still. What was imported by hand holds no vehicle that a feed brings too. */
const isElsewhere = `exists (
  select from stock.feed_ledger o
  where o.tenant_id = l.tenant_id and o.stocknum = l.stocknum and o.feed_id not in (0, $2) and o.gone_at is null)`

const isMissing = `${isLacking} and not ${isElsewhere}`

/** `all` that this feed lacks and no other has, `elsewhere` those that another has. */
export async function countMissing({ client, tenantId, feed }: Pick<MissingContext, 'client' | 'tenantId' | 'feed'>) {
  const { rows } = await client.query<{ all: number; held: number; confirmed: number; elsewhere: number }>(
    `select count(*) filter (where not is_elsewhere)::int as all,
       count(*) filter (where not is_elsewhere and held_at is not null and approved_at is null)::int as held,
       count(*) filter (where not is_elsewhere and held_at is null and confirmed_at is not null)::int as confirmed,
       count(*) filter (where is_elsewhere)::int as elsewhere
     from (select l.*, ${isElsewhere} as is_elsewhere from stock.feed_ledger l where ${isLacking}) lacking`,
    [tenantId, feed],
  )
  return rows[0] ?? { all: 0, held: 0, confirmed: 0, elsewhere: 0 }
}

/** The first of them by name. */
export async function someMissing({ client, tenantId, feed }: Pick<MissingContext, 'client' | 'tenantId' | 'feed'>) {
  const { rows } = await client.query<{ stocknum: string; name: string | null }>(
    `select l.stocknum, v.name from stock.feed_ledger l
     left join vehicles v on v.tenant_id = l.tenant_id and v.stocknum = l.stocknum
     where ${isMissing} order by l.stocknum limit 5`,
    [tenantId, feed],
  )
  return rows
}

async function confirmSeen({ client, tenantId, feed, now }: MissingContext): Promise<void> {
  await client.query(
    `update stock.feed_ledger l set confirmed_at = coalesce(confirmed_at, $3), held_at = null, approved_at = null
     where tenant_id = $1 and feed_id = $2 and (confirmed_at is null or held_at is not null)
       and exists (select from feed_seen s where s.stocknum = l.stocknum)`,
    [tenantId, feed, now],
  )
}

/** A vehicle that only another feed has now is that feed's alone. */
async function leaveToOthers({ client, tenantId, feed }: MissingContext): Promise<void> {
  await client.query(`delete from stock.feed_ledger l where ${isLacking} and ${isElsewhere}`, [tenantId, feed])
}

async function hold({ client, tenantId, feed, now }: MissingContext): Promise<void> {
  await client.query(
    `update stock.feed_ledger l set held_at = $3 where ${isMissing} and held_at is null and confirmed_at is not null`,
    [tenantId, feed, now],
  )
}

async function takeOut(context: MissingContext, { onlyApproved }: { onlyApproved: boolean }): Promise<number> {
  const { client, tenantId, feed, whenMissing, allowsMany, now } = context
  const { rows: taken } = await client.query<{ stocknum: string }>(
    `update stock.feed_ledger l set gone_at = $3, held_at = null, approved_at = null
     where ${isMissing} and (approved_at is not null or $4 or (held_at is null and not $5)) returning stocknum`,
    [tenantId, feed, now, allowsMany, onlyApproved],
  )
  const numbers = taken.map(({ stocknum }) => stocknum)
  await client.query(
    `update stock.feed_ledger set gone_at = $2, held_at = null
     where tenant_id = $1 and feed_id = 0 and gone_at is null and stocknum = any($3::text[])`,
    [tenantId, now, numbers],
  )
  const { rows } = await client.query<{ id: number }>(
    `update vehicles
     set status = $2::text::enum_vehicles_status, updated_at = $3, sold_at = case when $2::text = 'sold' then $3 else sold_at end
     where tenant_id = (select $1::int) and status in ('in_stock', 'coming_soon') and stocknum = any($4::text[])
       and not coalesce(locked_fields ? 'status', false)
     returning id`,
    [tenantId, whenMissing, now, numbers],
  )
  await announceStock(
    client,
    tenantId,
    rows.map(({ id }) => id),
  )
  return rows.length
}
