import type { Pool } from 'pg'
import type { StoredQuote } from '#schemas/vehicle/vehicle.ts'

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

/** Like a view, a quote is no change of the vehicle by staff or a feed. A vehicle that somebody is writing is left alone, so that no shopper waits for a feed. */
export async function writeQuote(
  pool: Pool,
  { vehicleId, quote }: { vehicleId: number; quote: StoredQuote },
): Promise<void> {
  await pool.query(
    `update vehicles set youx_quote = $2
     where id = (select id from vehicles where id = $1 for no key update skip locked)`,
    [vehicleId, JSON.stringify(quote)],
  )
}
