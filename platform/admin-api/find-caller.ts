import type { Pool } from 'pg'
import type { Payload } from 'payload'
import { findStaff, type Staff } from '#cms/index.ts'
import type { StaffRole } from '#schemas/api/staff-endpoint.ts'
import { problem, type Problem } from '#schemas/problem.ts'
import { findSiteClock } from './store.ts'

interface Caller {
  headers: Headers
  tenant: number
  roles: readonly StaffRole[]
}

/** The authorised caller of a file route with the site's slug and time zone, or the problem. */
export async function findCaller(
  { payload, pool }: { payload: Payload; pool: Pool },
  { headers, tenant, roles }: Caller,
): Promise<{ staff: Staff; slug: string; timeZone: string } | Problem> {
  const staff = await findStaff(payload, headers)
  if (!staff) return problem('not-signed-in')
  if (!staff.hasRole(roles) || !staff.worksFor(tenant)) return problem('not-allowed')
  const site = await findSiteClock(pool, tenant)
  return site ? { staff, ...site } : problem('tenant-unknown')
}
