import { getRole, type StaffUser, type TenantRole } from './role.ts'

/** Whether a user has one of the roles. A platform admin has all roles; an anonymous visitor has none. */
export function hasRole(user: StaffUser, allowed: readonly TenantRole[]): boolean {
  const role = getRole(user)
  if (role === null) return false
  return role === 'platform-admin' || allowed.includes(role)
}
