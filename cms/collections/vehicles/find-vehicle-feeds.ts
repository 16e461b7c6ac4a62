import type { Payload } from 'payload'

/** Names of the feeds that currently contain a vehicle; null for a manual import. */
export async function findVehicleFeeds(
  { db }: Pick<Payload, 'db'>,
  { tenant, stocknum }: { tenant: number; stocknum: string },
): Promise<(string | null)[]> {
  const ledger = await db.pool.query<{ name: string | null }>(`select to_regclass('stock.feed_ledger')::text as name`)
  if (!ledger.rows[0]?.name) return []
  const { rows } = await db.pool.query<{ name: string | null }>(
    `select f.name from stock.feed_ledger l left join stock_feeds f on f.id = l.feed_id and f.tenant_id = l.tenant_id
     where l.tenant_id = $1 and l.stocknum = $2 and l.gone_at is null order by f.name`,
    [tenant, stocknum],
  )
  return rows.map(({ name }) => name)
}
