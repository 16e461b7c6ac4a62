import type { Pool } from 'pg'
import type { Payload } from 'payload'
import { findStaff, type Staff } from '#cms/index.ts'
import type { StaffRole } from '#schemas/api/staff-endpoint.ts'
import { problem, type Problem } from '#schemas/problem.ts'

interface Caller {
  headers: Headers
  tenant: number
  roles: readonly StaffRole[]
}

/** Who asks for a file of a site, and that site's slug and clock; why not, where they may not act for it. */
export async function findCaller(
  { payload, pool }: { payload: Payload; pool: Pool },
  { headers, tenant, roles }: Caller,
): Promise<{ staff: Staff; slug: string; timeZone: string } | Problem> {
  const staff = await findStaff(payload, headers)
  if (!staff) return problem('not-signed-in')
  if (!staff.hasRole(roles) || !staff.worksFor(tenant)) return problem('not-allowed')
  const { rows } = await pool.query<{ slug: string; timeZone: string }>(
    'select slug, time_zone as "timeZone" from tenants where id = $1',
    [tenant],
  )
  return rows[0] ? { staff, ...rows[0] } : problem('tenant-unknown')
}
