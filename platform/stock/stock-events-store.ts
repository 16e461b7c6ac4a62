import type { PoolClient } from 'pg'

const mostIds = 1_000

/**
 * Writes events of changed vehicles in the client's transaction: see `schemas/event.ts`. Listeners poll within two seconds; the committing
 * code can notify them immediately (`notifyListeners`).
 */
export async function announceStock(client: PoolClient, tenantId: number, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += mostIds) {
    await client.query(`insert into outbox (tenant_id, type, payload) values ($1, 'stock.imported', $2::jsonb)`, [
      tenantId,
      JSON.stringify({ ids: ids.slice(start, start + mostIds) }),
    ])
  }
}
