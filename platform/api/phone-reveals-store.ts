import type { Pool } from 'pg'

export interface PhoneReveal {
  tenantId: number
  vehicleId: number
  dealershipId: number | null | undefined
  websiteId: number | null | undefined
  now: Date
}

/**
 * Stores the reveal of a phone number; a dealership or website of another site is omitted. False if the vehicle does not belong to the
 * site.
 */
export async function insertPhoneReveal(pool: Pool, reveal: PhoneReveal): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into phone_reveals (tenant_id, vehicle_id, dealership_id, website_id, created_at, updated_at)
     select $1, id, (select id from dealerships where id = $3 and tenant_id = $1),
       (select id from websites where id = $4 and tenant_id = $1), $5, $5
     from vehicles where id = $2 and tenant_id = $1`,
    [reveal.tenantId, reveal.vehicleId, reveal.dealershipId, reveal.websiteId, reveal.now],
  )
  return rowCount === 1
}
