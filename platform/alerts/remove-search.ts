import { problem } from '#schemas/problem.ts'
import type { Service } from '../context/api-context.ts'

export const removeSearch: Service<'removeSearch'> = async ({ pool, tenant, caller }, { id }) => {
  if (!caller.shopper) return problem('not-signed-in')
  const { rowCount } = await pool.query(
    'delete from saved_searches where tenant_id = $1 and shopper_id = $2 and id = $3',
    [tenant.id, caller.shopper.id, id],
  )
  return { success: rowCount === 1 }
}
