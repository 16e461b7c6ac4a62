import type { StaffUser } from './role.ts'
import { listTenantIds } from './list-tenant-ids.ts'

/** The site of a user who has exactly one; null for several, and for platform administrators. */
export function findOnlySite(user: StaffUser): number | null {
  const [only, ...others] = listTenantIds(user)
  return others.length === 0 ? (only ?? null) : null
}
