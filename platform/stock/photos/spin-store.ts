import type { Pool } from 'pg'

/** Vehicles for sale that have a code of a spin service, and no spin. */
export async function findSpinCodes(pool: Pool, tenantId: number): Promise<{ id: number; code: string }[]> {
  const { rows } = await pool.query<{ id: number; code: string }>(
    `select id, viewer ->> 'spin_code' as code from vehicles
     where tenant_id = $1 and status in ('in_stock', 'coming_soon') and viewer ->> 'spin_code' <> ''
       and coalesce(viewer -> 'spin_images', '[]'::jsonb) = '[]'::jsonb`,
    [tenantId],
  )
  return rows
}

export async function setSpinPictures(
  pool: Pool,
  { tenantId, id, pictures }: { tenantId: number; id: number; pictures: readonly string[] },
): Promise<void> {
  await pool.query(
    `update vehicles set viewer = viewer || jsonb_build_object('spin_images', $3::jsonb)
     where tenant_id = $1 and id = $2 and coalesce(viewer -> 'spin_images', '[]'::jsonb) = '[]'::jsonb`,
    [tenantId, id, JSON.stringify(pictures)],
  )
}
