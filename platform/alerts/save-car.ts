import { problem } from '#schemas/problem.ts'
import { mostSaved } from '#schemas/shopper/garage.ts'
import { isAvailable } from '#schemas/vehicle/availability.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import type { Service } from '../context/api-context.ts'

/**
 * Saves a vehicle to the list of anyone who is signed in, whatever number is sent. A sold one can be saved only where it is saved already, which
 * changes nothing. vehicles §4, Watchlist, and §7
 */
export const saveCar: Service<'saveCar'> = async ({ content, pool, tenant, caller, now }, { car_id: id }) => {
  const { shopper } = caller
  if (!shopper) return problem('not-signed-in')
  if (shopper.phone === null) return problem('phone-needed')
  const vehicle = await content.findVehicleById(tenant, id)
  if (!vehicle) return problem('vehicle-not-found')
  const pair = `${shopper.id}:${id}`
  const isSaved = async () => {
    const known = 'select from watchlist_entries where tenant_id = $1 and pair = $2'
    return (await pool.query(known, [tenant.id, pair])).rowCount === 1
  }
  if (!isAvailable(vehicle)) return (await isSaved()) ? { success: true } : problem('vehicle-sold')
  const { rowCount } = await pool.query(
    `insert into watchlist_entries (tenant_id, shopper_id, vehicle_id, price, alerts, pair, created_at, updated_at)
     select $1, $2, $3, $4, true, $5, $6, $6
     where (select count(*) from watchlist_entries where tenant_id = $1 and shopper_id = $2) < $7
     on conflict (tenant_id, pair) do nothing`,
    [tenant.id, shopper.id, id, currentPrice(vehicle), pair, now, mostSaved.vehicles],
  )
  return rowCount === 1 || (await isSaved()) ? { success: true } : problem('list-full')
}
