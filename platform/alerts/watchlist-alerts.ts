import { problem } from '#schemas/problem.ts'
import type { Service } from '../context/api-context.ts'

export const watchlistAlerts: Service<'watchlistAlerts'> = async (
  { pool, tenant, caller, now },
  { car_id: id, alerts },
) => {
  if (!caller.shopper) return problem('not-signed-in')
  const { rowCount } = await pool.query(
    'update watchlist_entries set alerts = $4, updated_at = $5 where tenant_id = $1 and shopper_id = $2 and vehicle_id = $3',
    [tenant.id, caller.shopper.id, id, alerts, now],
  )
  return { success: rowCount === 1 }
}
