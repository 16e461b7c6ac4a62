import type { TypedUser } from 'payload'

/** From the widest to the narrowest. A platform admin works in every tenant; everyone else only in the tenants of their own account. */
export const roles = [
  { value: 'platform-admin', label: 'Platform administrator' },
  { value: 'tenant-admin', label: 'Site administrator' },
  { value: 'editor', label: 'Editor' },
  { value: 'sales', label: 'Sales' },
] as const
export type Role = (typeof roles)[number]['value']
export type TenantRole = Exclude<Role, 'platform-admin'>

/** Anyone who makes a request, as far as access cares. */
export type StaffUser = { collection?: string; role?: Role; tenants?: TypedUser['tenants'] } | null | undefined

export const roleOf = (user: StaffUser): Role | null => (user?.collection === 'users' ? (user.role ?? null) : null)
