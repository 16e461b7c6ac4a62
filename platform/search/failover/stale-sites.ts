import type { Pool } from 'pg'
import { everySite, listStale } from '../index-backlog.ts'

const goodFor = 1_000

/** Whether the engine that was away still lacks something of a site, as the database said within the last second. */
export function staleSites(pool: Pool): (tenantId: number) => Promise<boolean> {
  const state: { until: number; owed: Promise<ReadonlySet<number>> } = { until: 0, owed: Promise.resolve(new Set()) }
  return async (tenantId) => {
    if (Date.now() >= state.until) {
      state.until = Date.now() + goodFor
      // Without the database nothing is known to be missing, and the standby could not answer either.
      state.owed = listStale(pool).then(
        (rows) => new Set(rows.map((row) => row.tenantId)),
        () => new Set(),
      )
    }
    const owed = await state.owed
    return owed.has(tenantId) || owed.has(everySite)
  }
}
