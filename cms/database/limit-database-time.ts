import type { Payload } from 'payload'
import { GuardedPool } from './guarded-pool.ts'

/** From now on statements, locks and transactions of this Payload end in time. Not before its migrations have run: those may take long. */
export function limitDatabaseTime(payload: Payload): void {
  if (payload.db.pool instanceof GuardedPool) payload.db.pool.limitTo('admin')
}
