import type { Service } from '../context/api-context.ts'

/** vehicles §7, Reveal-logging call. What is not this site's own is left out of the note. */
export const reveals: Service<'reveals'> = async ({ pool, tenant, now }, input) => {
  const { car_id: vehicle, dealership_id: dealership, website_id: website } = input
  const { rowCount } = await pool.query(
    `insert into phone_reveals (tenant_id, vehicle_id, dealership_id, website_id, created_at, updated_at)
     select $1, id, (select id from dealerships where id = $3 and tenant_id = $1),
       (select id from websites where id = $4 and tenant_id = $1), $5, $5
     from vehicles where id = $2 and tenant_id = $1`,
    [tenant.id, vehicle, dealership, website, now],
  )
  return { success: rowCount === 1 }
}
