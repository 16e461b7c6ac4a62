import { problem } from '#schemas/problem.ts'
import type { Service } from '../context/api-context.ts'

/** One that is the shopper's by the account, or by the e-mail address that was proven. */
export const endPriceAlert: Service<'endPriceAlert'> = async ({ pool, tenant, caller, now }, { id }) => {
  const { shopper } = caller
  if (!shopper) return problem('not-signed-in')
  const { rowCount } = await pool.query(
    `update price_alerts set ended_at = $5, updated_at = $5
     where tenant_id = $1 and id = $2 and ended_at is null and (shopper_id = $3 or lower(email) = $4)`,
    [tenant.id, id, shopper.id, shopper.email, now],
  )
  return { success: rowCount === 1 }
}
