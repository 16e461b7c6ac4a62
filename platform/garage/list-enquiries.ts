import type { Garage } from '#schemas/shopper/garage.ts'
import type { ApiContext } from '../context/api-context.ts'
import { aboutVehicle, nameOf, type NamedVehicle } from './about-vehicle.ts'
import { type Owner, sentBy } from './owner.ts'

/** What the dealer was sent, the newest first. */
export async function listEnquiries({ pool }: Pick<ApiContext, 'pool'>, owner: Owner): Promise<Garage['enquiries']> {
  const { rows } = await pool.query<NamedVehicle & { id: number; category: string; at: Date; isAnswered: boolean }>(
    `select leads.id, leads.category, leads.created_at as at, leads.status <> 'new' as "isAnswered", ${aboutVehicle}
     from leads left join vehicles on vehicles.id = leads.vehicle_id and vehicles.tenant_id = leads.tenant_id
     where leads.tenant_id = $1 and leads.status <> 'spam' and (leads.shopper_id = $2 or ${sentBy('leads')})
     order by leads.created_at desc, leads.id desc limit 50`,
    [...owner],
  )
  return rows.map(({ id, category, at, isAnswered, slug, vehicle }) => ({
    id,
    title: category,
    at: at.toISOString(),
    state: isAnswered ? 'Answered' : 'Sent',
    ...nameOf({ slug, vehicle }),
  }))
}
