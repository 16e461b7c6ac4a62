import { at } from './at.ts'
import { type Desk, store } from './desk.ts'

const signedIn = 6

/** Registered shoppers with saved vehicles, a search and a price alert. */
export async function writeShoppers(desk: Desk): Promise<void> {
  for (let index = 0; index < signedIn; index++) {
    const ago = 20 + index * 37
    const { name, last_name, email, dialled, postcode } = at(desk.people, index + 6)
    const data = { name, last_name, email, phone: dialled, postcode }
    const shopper = await store(desk, { collection: 'shoppers', ago, data })
    if (desk.vehicles.length === 0) continue
    for (const place of index % 2 === 0 ? [index * 2 + 1, index * 2 + 4] : [index * 2])
      await keepVehicle(desk, { shopper, place, ago: ago - 1 })
    if (index % 3 === 0) await keepSearch(desk, { shopper, ago: ago - 2 })
  }
  const [follower] = desk.people.slice(-1)
  if (follower && desk.vehicles.length > 0) await followPrice(desk, follower.email)
}

async function keepVehicle(desk: Desk, kept: { shopper: number; place: number; ago: number }): Promise<void> {
  const { shopper, place, ago } = kept
  const { id, price } = at(desk.vehicles, place)
  const data = { shopper, vehicle: id, price, alerts: true, pair: `${shopper}:${id}` }
  await store(desk, { collection: 'watchlist-entries', ago, data })
}

async function keepSearch(desk: Desk, { shopper, ago }: { shopper: number; ago: number }): Promise<void> {
  const data = {
    name: 'Used cars',
    shopper,
    path: '/search/used-cars',
    alerts: true,
    told_at: desk.now.toISOString(),
  }
  await store(desk, { collection: 'saved-searches', ago, data })
}

async function followPrice(desk: Desk, email: string): Promise<void> {
  const { id, price } = at(desk.vehicles, 9)
  const data = { email, vehicle: id, price, told_at: null, pair: `${email}:${id}` }
  await store(desk, { collection: 'price-alerts', ago: 52, data })
}
