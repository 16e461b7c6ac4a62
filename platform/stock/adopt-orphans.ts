import type { PoolClient } from 'pg'

/**
 * What a feed brought that has been deleted since counts as imported by hand: it stays, any feed that brings it takes it over, and an import by
 * hand that lacks it takes it out. What was held back stays held back. Changes the ledger alone.
 */
export async function adoptOrphans(client: PoolClient, tenantId: number): Promise<void> {
  await client.query(
    `with left_over as (
       delete from stock.feed_ledger l
       where tenant_id = $1 and feed_id <> 0
         and not exists (select from stock_feeds f where f.id = l.feed_id and f.tenant_id = l.tenant_id)
       returning stocknum, gone_at, confirmed_at, held_at
     )
     insert into stock.feed_ledger as own (tenant_id, feed_id, stocknum, fingerprint, gone_at, confirmed_at, held_at)
     select $1, 0, stocknum, '', case when bool_and(gone_at is not null) then max(gone_at) end, min(confirmed_at), max(held_at)
     from left_over group by stocknum
     on conflict (tenant_id, stocknum, feed_id) do update
     set fingerprint = '', confirmed_at = coalesce(own.confirmed_at, excluded.confirmed_at),
       gone_at = case when excluded.gone_at is not null then own.gone_at end`,
    [tenantId],
  )
}
