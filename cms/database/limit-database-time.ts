import type { Payload } from 'payload'
import { GuardedPool } from './guarded-pool.ts'

/** Sets timeouts for statements, locks and transactions of this Payload. Call it after migrations, which may take long. */
export function limitDatabaseTime(payload: Payload): void {
  if (payload.db.pool instanceof GuardedPool) payload.db.pool.limitTo('admin')
}
