import { problem } from '#schemas/problem.ts'
import type { Service } from '../context/api-context.ts'

/** Takes a vehicle off the list of anyone who is signed in, whatever number is sent; also one that the site no longer has. vehicles §7 */
export const removeCar: Service<'removeCar'> = async ({ pool, tenant, caller }, { car_id: id }) => {
  if (!caller.shopper) return problem('not-signed-in')
  await pool.query('delete from watchlist_entries where tenant_id = $1 and shopper_id = $2 and vehicle_id = $3', [
    tenant.id,
    caller.shopper.id,
    id,
  ])
  return { success: true }
}
