import type { StaffUser } from './role.ts'
import { tenantsOf } from './tenants-of.ts'

/** The site of a person who works at one site alone; null for several, and for platform administrators. */
export function findOnlySite(user: StaffUser): number | null {
  const [only, ...others] = tenantsOf(user)
  return others.length === 0 ? (only ?? null) : null
}
