import type { Pool } from 'pg'
import type { AlertKind } from '#schemas/shopper/alert-kind.ts'
import type { AlertRef } from './unsubscribe-link.ts'

const ending = {
  watch: 'update watchlist_entries set alerts = false, updated_at = $3 where tenant_id = $1 and id = $2',
  search: 'update saved_searches set alerts = false, updated_at = $3 where tenant_id = $1 and id = $2',
  price: 'update price_alerts set ended_at = $3, updated_at = $3 where tenant_id = $1 and id = $2 and ended_at is null',
} as const satisfies Record<AlertKind, string>

/** Ends an alert; what is ended already, or gone, stays so. */
export async function endAlert(pool: Pool, { tenantId, kind, id }: AlertRef, now: Date): Promise<void> {
  await pool.query(ending[kind], [tenantId, id, now])
}
