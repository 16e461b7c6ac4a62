import type { PoolClient } from 'pg'
import type { StockImportReport, WhenMissing } from '#schemas/stock/import-report.ts'
import { announceStock } from './announce-stock.ts'

type Missing = StockImportReport['missing']

export interface MissingContext {
  client: PoolClient
  tenantId: number
  whenMissing: WhenMissing
  /** How many vehicles the feed before this one held. */
  before: number
  /** Whether the feed was read to its end, and held at least one vehicle. */
  isWhole: boolean
  /** The caller has said that so many may go. */
  allowsMany: boolean
  now: Date
}

/**
 * What becomes of vehicles that came by a feed and are in it no longer: sold or withdrawn, as the tenant chooses. Nothing is done where the
 * feed was not read to its end, and nothing where more than half of the yard, and more than three vehicles, would go at once: that is a
 * broken feed far more often than a clearance. Vehicles that staff entered, or have marked as sold themselves, stay as they are.
 */
export async function settleMissing(context: MissingContext): Promise<Missing> {
  const { client, tenantId, whenMissing, before, isWhole, allowsMany } = context
  const found = await countMissing(client, tenantId)
  const result = { found, became: whenMissing, vehicles: 0, held: null }
  if (found === 0) return result
  if (!isWhole) {
    return {
      ...result,
      held: `The feed was not read to its end, so the ${found} vehicles that it lacks stay as they are.`,
    }
  }
  if (found > 3 && found > before / 2 && !allowsMany) {
    return {
      ...result,
      held: `The feed lacks ${found} of ${before} vehicles, more than half of the yard: they stay as they are. If they are gone indeed, import the file again and allow it.`,
    }
  }
  return { ...result, vehicles: await takeOut(context) }
}

const missing = `
  select l.stocknum from stock.feed_ledger l
  where l.tenant_id = $1 and l.gone_at is null
    and not exists (select from feed_seen s where s.stocknum = l.stocknum)`

async function countMissing(client: PoolClient, tenantId: number): Promise<number> {
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from (${missing}) as m`, [tenantId])
  return rows[0]?.n ?? 0
}

async function takeOut({ client, tenantId, whenMissing, now }: MissingContext): Promise<number> {
  await client.query('begin')
  try {
    const { rows } = await client.query<{ id: number }>(
      `update vehicles
       set status = $2::text::enum_vehicles_status, updated_at = $3, sold_at = case when $2::text = 'sold' then $3 else sold_at end
       where tenant_id = $1 and status in ('in_stock', 'coming_soon') and stocknum in (${missing})
       returning id`,
      [tenantId, whenMissing, now],
    )
    await client.query(`update stock.feed_ledger set gone_at = $2 where tenant_id = $1 and stocknum in (${missing})`, [
      tenantId,
      now,
    ])
    await announceStock(
      client,
      tenantId,
      rows.map(({ id }) => id),
    )
    await client.query('commit')
    return rows.length
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
