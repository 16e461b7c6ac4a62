import type { StaffUser } from './role.ts'
import { listTenantIds } from './list-tenant-ids.ts'

/** The site of a person who works at one site alone; null for several, and for platform administrators. */
export function findOnlySite(user: StaffUser): number | null {
  const [only, ...others] = listTenantIds(user)
  return others.length === 0 ? (only ?? null) : null
}
