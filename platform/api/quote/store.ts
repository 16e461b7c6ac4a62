import type { Pool } from 'pg'

/** The slug of a tenant's vehicle by its VIN; null if not found. */
export async function findSlugByVin(
  pool: Pool,
  { tenantId, vin }: { tenantId: number; vin: string },
): Promise<string | null> {
  const { rows } = await pool.query<{ slug: string }>(
    'select slug from vehicles where tenant_id = $1 and vin = $2 order by id limit 1',
    [tenantId, vin],
  )
  return rows[0]?.slug ?? null
}
