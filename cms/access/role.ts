import type { TypedUser } from 'payload'
import * as texts from './texts.ts'

/** From the most to the fewest rights. A platform admin works in every tenant, all others only in their own. */
export const roles = [
  { value: 'platform-admin', label: texts.platformAdministrator },
  { value: 'tenant-admin', label: texts.siteAdministrator },
  { value: 'editor', label: texts.editor },
  { value: 'sales', label: texts.sales },
] as const
export type Role = (typeof roles)[number]['value']
export type TenantRole = Exclude<Role, 'platform-admin'>

/** The user of a request, reduced to the fields that access control reads. */
export type StaffUser = { collection?: string; role?: Role; tenants?: TypedUser['tenants'] } | null | undefined

export const getRole = (user: StaffUser): Role | null => (user?.collection === 'users' ? (user.role ?? null) : null)
