import type { StaffUser } from './role.ts'

/** Ids of the tenants assigned to a user. A platform admin needs none. */
export function listTenantIds(user: StaffUser): number[] {
  const rows = user?.collection === 'users' ? (user.tenants ?? []) : []
  return rows.map(({ tenant }) => (typeof tenant === 'object' ? tenant.id : tenant))
}
