import { problem } from '#schemas/problem.ts'
import { mostSaved } from '#schemas/shopper/garage.ts'
import { isAvailable } from '#schemas/vehicle/availability.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { inTransaction, type InTransaction } from '../base/database/transaction.ts'
import type { ApiContext, Service } from '../context/api-context.ts'
import {
  deleteSearch,
  deleteWatch,
  endOwnPriceAlert,
  insertWatch,
  isWatched,
  listSearchesLocked,
  listWatched,
  switchSearchAlerts,
  switchWatchAlerts,
  writePriceAlert,
  writeSearch,
} from './store.ts'

export const watchlist: Service<'watchlist'> = async ({ pool, tenant, caller }) => {
  if (!caller.shopper) return problem('not-signed-in')
  const owner = { tenantId: tenant.id, shopperId: caller.shopper.id }
  return { car_ids: await listWatched(pool, owner, mostSaved.vehicles), phone_number: caller.shopper.phone }
}

/**
 * Saves a vehicle to the signed-in shopper's watchlist; a shopper id in the request is ignored. A sold vehicle is accepted only if it is
 * already saved, which changes nothing. vehicles §4, Watchlist, and §7
 */
export const saveCar: Service<'saveCar'> = async ({ content, pool, tenant, caller, now }, { car_id: id }) => {
  const { shopper } = caller
  if (!shopper) return problem('not-signed-in')
  if (shopper.phone === null) return problem('phone-needed')
  const vehicle = await content.findVehicleById(tenant, id)
  if (!vehicle) return problem('vehicle-not-found')
  const watch = { tenantId: tenant.id, shopperId: shopper.id, vehicleId: id }
  if (!isAvailable(vehicle)) return (await isWatched(pool, watch)) ? { success: true } : problem('vehicle-sold')
  const isNew = await insertWatch(pool, { ...watch, price: currentPrice(vehicle), now, most: mostSaved.vehicles })
  return isNew || (await isWatched(pool, watch)) ? { success: true } : problem('list-full')
}

/**
 * Removes a vehicle from the signed-in shopper's watchlist, even if the site no longer has it; a shopper id in the request is ignored.
 * vehicles §7
 */
export const removeCar: Service<'removeCar'> = async ({ pool, tenant, caller }, { car_id: id }) => {
  if (!caller.shopper) return problem('not-signed-in')
  await deleteWatch(pool, { tenantId: tenant.id, shopperId: caller.shopper.id, vehicleId: id })
  return { success: true }
}

export const watchlistAlerts: Service<'watchlistAlerts'> = async (
  { pool, tenant, caller, now },
  { car_id: id, alerts },
) => {
  if (!caller.shopper) return problem('not-signed-in')
  const watch = { tenantId: tenant.id, shopperId: caller.shopper.id, vehicleId: id }
  return { success: await switchWatchAlerts(pool, watch, { alerts, now }) }
}

/** Saves a search once per path, even after a double click. The shopper is notified of vehicles from now on. */
export const saveSearch: Service<'saveSearch'> = async ({ payload, tenant, caller, now }, { name, path }) => {
  const { shopper } = caller
  if (!shopper) return problem('not-signed-in')
  const owner = { tenantId: tenant.id, shopperId: shopper.id }
  return inTransaction(payload, async (req) => {
    const saved = await listSearchesLocked(payload, owner, req)
    const before = saved.find((row) => row.path === path)
    if (!before && saved.length >= mostSaved.searches) return problem('list-full')
    const id = await writeSearch(payload, { ...owner, id: before?.id ?? null, name, path, now }, req)
    return { id, name, path, alerts: true }
  })
}

export const removeSearch: Service<'removeSearch'> = async ({ pool, tenant, caller }, { id }) => {
  if (!caller.shopper) return problem('not-signed-in')
  return { success: await deleteSearch(pool, { tenantId: tenant.id, shopperId: caller.shopper.id, id }) }
}

export const searchAlerts: Service<'searchAlerts'> = async ({ pool, tenant, caller, now }, { id, alerts }) => {
  if (!caller.shopper) return problem('not-signed-in')
  const search = { tenantId: tenant.id, shopperId: caller.shopper.id, id }
  return { success: await switchSearchAlerts(pool, search, { alerts, now }) }
}

/** Ends a price alert of the signed-in shopper. */
export const endPriceAlert: Service<'endPriceAlert'> = async ({ pool, tenant, caller, now }, { id }) => {
  const { shopper } = caller
  if (!shopper) return problem('not-signed-in')
  const { id: shopperId, email } = shopper
  return { success: await endOwnPriceAlert(pool, { tenantId: tenant.id, shopperId, email, id, now }) }
}

/** Creates the price alert of a lead of the kind `price-alert`, in the lead's transaction. Does nothing without an address or a vehicle. */
export const openPriceAlert =
  (
    { payload, tenant, caller }: Pick<ApiContext, 'payload' | 'tenant' | 'caller'>,
    { email, vehicle }: { email: string; vehicle: Vehicle | null },
  ) =>
  async (leadId: number, req: InTransaction): Promise<void> => {
    if (!vehicle || email === '') return
    const shopperId = caller.shopper?.id ?? null
    const price = currentPrice(vehicle)
    await writePriceAlert(payload, { tenantId: tenant.id, shopperId, email, vehicleId: vehicle.id, leadId, price }, req)
  }
