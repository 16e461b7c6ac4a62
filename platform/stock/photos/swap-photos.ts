import type { Pool, PoolClient } from 'pg'
import { notifyListeners } from '#cms/outbox/notify-listeners.ts'
import { inPoolTransaction } from '../../base/database/transaction.ts'
import { announceStock } from '../announce-stock.ts'
import { swapViewers } from './swap-viewers.ts'

const vehiclesAtOnce = 500

/**
 * Puts stored photos in the place of the addresses that the feed gave, in vehicles of every status; what is not stored stays as it is. Returns
 * how many vehicles changed. Photos that a vehicle shows keep their order.
 */
export async function swapPhotos(pool: Pool, tenantId: number): Promise<number> {
  let changed = 0
  for (;;) {
    const ids = await swapSome(pool, tenantId)
    changed += ids
    notifyListeners(pool)
    if (ids < vehiclesAtOnce) return changed
  }
}

async function swapSome(pool: Pool, tenantId: number): Promise<number> {
  return inPoolTransaction(pool, async (client) => {
    const pictured = await swapLocked(client, tenantId)
    const turned = await swapViewers(client, { tenantId, most: vehiclesAtOnce })
    await announceStock(client, tenantId, [...new Set([...pictured, ...turned])])
    return Math.max(pictured.length, turned.length)
  })
}

/** Rows are locked before their pictures are read: what staff save at the same moment is not undone. */
async function swapLocked(client: PoolClient, tenantId: number): Promise<number[]> {
  const { rows: locked } = await client.query<{ id: number }>(
    `select v.id from vehicles v
     where v.tenant_id = $1 and jsonb_typeof(v.images) = 'array' and exists (
       select from jsonb_array_elements(v.images) as item
       join stock.photos p on p.tenant_id = $1 and p.url = item #>> '{image,url}' and p.file is not null
     )
     order by v.id limit $2 for no key update of v`,
    [tenantId, vehiclesAtOnce],
  )
  const { rows } = await client.query<{ id: number }>(
    `update vehicles v
     set images = (
           select jsonb_agg(
             case when p.file is null then item
               else jsonb_set(item, '{image}', jsonb_build_object('url', '/stock/' || p.file, 'thumb', jsonb_build_object('url', '/stock/' || p.file)))
             end order by place)
           from jsonb_array_elements(v.images) with ordinality as listed(item, place)
           left join stock.photos p on p.tenant_id = $1 and p.url = item #>> '{image,url}'
         ),
         updated_at = now()
     where v.tenant_id = $1 and v.id = any($2::int[]) and jsonb_typeof(v.images) = 'array'
     returning v.id`,
    [tenantId, locked.map(({ id }) => id)],
  )
  return rows.map(({ id }) => id)
}
