import { problem } from '#schemas/problem.ts'
import type { Service } from '../context/api-context.ts'

/** Anyone who asks to hear again hears of what comes from now on. */
export const searchAlerts: Service<'searchAlerts'> = async ({ pool, tenant, caller, now }, { id, alerts }) => {
  if (!caller.shopper) return problem('not-signed-in')
  const { rowCount } = await pool.query(
    `update saved_searches set alerts = $4, told_at = case when $4 then $5 else told_at end, updated_at = $5
     where tenant_id = $1 and shopper_id = $2 and id = $3`,
    [tenant.id, caller.shopper.id, id, alerts, now],
  )
  return { success: rowCount === 1 }
}
