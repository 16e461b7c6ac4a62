import type { PoolClient } from 'pg'

interface Swap {
  tenantId: number
  /** The maximum number of vehicles. */
  most: number
}

/**
 * Stored photos in the place of the addresses that the feed gave. Returns the vehicles. Rows are locked before their pictures are read: what staff save
 * at the same moment is not undone.
 */
export async function swapImages(client: PoolClient, { tenantId, most }: Swap): Promise<number[]> {
  const { rows: locked } = await client.query<{ id: number }>(
    `select v.id from vehicles v
     where v.tenant_id = $1 and jsonb_typeof(v.images) = 'array' and exists (
       select from jsonb_array_elements(v.images) as item
       join stock.photos p on p.tenant_id = $1 and p.url = item #>> '{image,url}' and p.file is not null
     )
     order by v.id limit $2 for no key update of v`,
    [tenantId, most],
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

/** As `swapImages` does for photos: stored frames of spins and panoramas in the place of the feed's addresses. Returns the vehicles. */
export async function swapViewers(client: PoolClient, { tenantId, most }: Swap): Promise<number[]> {
  const { rows: locked } = await client.query<{ id: number }>(
    `select v.id from vehicles v
     where v.tenant_id = $1 and jsonb_typeof(v.viewer -> 'spin_images') = 'array' and exists (
       select from (
         select jsonb_array_elements_text(v.viewer -> 'spin_images') union all select v.viewer ->> 'spin_interior_image'
       ) as turned(url)
       join stock.photos p on p.tenant_id = $1 and p.url = turned.url and p.file is not null
     )
     order by v.id limit $2 for no key update of v`,
    [tenantId, most],
  )
  if (locked.length === 0) return []
  const { rows } = await client.query<{ id: number }>(
    `update vehicles v
     set viewer = v.viewer
       || jsonb_build_object('spin_images', coalesce((
            select jsonb_agg(coalesce('/stock/' || p.file, listed.url) order by place)
            from jsonb_array_elements_text(v.viewer -> 'spin_images') with ordinality as listed(url, place)
            left join stock.photos p on p.tenant_id = $1 and p.url = listed.url
          ), '[]'))
       || jsonb_build_object('spin_interior_image', coalesce((
            select '/stock/' || p.file from stock.photos p
            where p.tenant_id = $1 and p.url = v.viewer ->> 'spin_interior_image' and p.file is not null
          ), v.viewer ->> 'spin_interior_image')),
       updated_at = now()
     where v.tenant_id = $1 and v.id = any($2::int[]) and jsonb_typeof(v.viewer -> 'spin_images') = 'array'
     returning v.id`,
    [tenantId, locked.map(({ id }) => id)],
  )
  return rows.map(({ id }) => id)
}
