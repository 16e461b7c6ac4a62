import type { Garage } from '#schemas/shopper/garage.ts'
import type { ApiContext } from '../context/api-context.ts'
import { aboutVehicle, nameOf, type NamedVehicle } from './about-vehicle.ts'
import type { Owner } from './owner.ts'

/** Price alerts that run, of the account or of the proven e-mail address. */
export async function listAlerts(
  { pool }: Pick<ApiContext, 'pool'>,
  [tenantId, shopperId, email]: Owner,
): Promise<Garage['alerts']> {
  const { rows } = await pool.query<NamedVehicle & { id: number }>(
    `select price_alerts.id, ${aboutVehicle}
     from price_alerts join vehicles on vehicles.id = price_alerts.vehicle_id and vehicles.tenant_id = price_alerts.tenant_id
     where price_alerts.tenant_id = $1 and ended_at is null
       and (price_alerts.shopper_id = $2 or ($3 <> '' and lower(price_alerts.email) = $3))
     order by price_alerts.created_at desc, price_alerts.id desc limit 100`,
    [tenantId, shopperId, email],
  )
  return rows.map(({ id, slug, vehicle }) => ({ id, ...nameOf({ slug, vehicle }) }))
}
