import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import type { ApiContext } from '../context/api-context.ts'
import type { InTransaction } from '../base/database/transaction.ts'

interface Asked {
  email: string
  vehicle: Vehicle | null
}

/**
 * What a lead of the kind `price-alert` begins, in its transaction: from now on that address hears when the vehicle's price drops. Once an address
 * and vehicle; one that was ended begins again.
 */
export const openPriceAlert =
  ({ payload, tenant, caller }: Pick<ApiContext, 'payload' | 'tenant' | 'caller'>, { email, vehicle }: Asked) =>
  async (lead: number, req: InTransaction): Promise<void> => {
    if (!vehicle || email === '') return
    const pair = `${email.toLowerCase()}:${vehicle.id}`
    const shopper = caller.shopper?.id ?? null
    const data = { email, vehicle: vehicle.id, lead, shopper, price: currentPrice(vehicle), ended_at: null, pair }
    const how = { collection: 'price-alerts', depth: 0, overrideAccess: true, req } as const
    const { docs } = await payload.update({
      ...how,
      where: { and: [{ tenant: { equals: tenant.id } }, { pair: { equals: pair } }] },
      data,
    })
    if (docs.length === 0) await payload.create({ ...how, data: { ...data, tenant: tenant.id } })
  }
