import type { PoolClient } from 'pg'

const mostIds = 1_000

/**
 * Events of changed vehicles, as part of the transaction that `client` is in: see `schemas/event.ts`. Listeners find them within two seconds;
 * anyone who commits can tell them at once (`notifyListeners`).
 */
export async function announceStock(client: PoolClient, tenantId: number, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += mostIds) {
    await client.query(`insert into outbox (tenant_id, type, payload) values ($1, 'stock.imported', $2::jsonb)`, [
      tenantId,
      JSON.stringify({ ids: ids.slice(start, start + mostIds) }),
    ])
  }
}
