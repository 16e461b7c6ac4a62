import { problem } from '#schemas/problem.ts'
import { mostSaved } from '#schemas/shopper/garage.ts'
import type { Service } from '../context/api-context.ts'

export const watchlist: Service<'watchlist'> = async ({ pool, tenant, caller }) => {
  if (!caller.shopper) return problem('not-signed-in')
  const { rows } = await pool.query<{ id: number }>(
    `select vehicle_id as id from watchlist_entries where tenant_id = $1 and shopper_id = $2 and vehicle_id is not null
     order by created_at desc, id desc limit $3`,
    [tenant.id, caller.shopper.id, mostSaved.vehicles],
  )
  return { car_ids: rows.map(({ id }) => id), phone_number: caller.shopper.phone }
}
