import { roleOf, type StaffUser, type TenantRole } from './role.ts'

/** Whether a user has one of the roles; a platform admin has them all, a visitor who is not signed in none. */
export function hasRole(user: StaffUser, allowed: readonly TenantRole[]): boolean {
  const role = roleOf(user)
  if (role === null) return false
  return role === 'platform-admin' || allowed.includes(role)
}
