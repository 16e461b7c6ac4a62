import { executeAuthStrategies, type Payload, type TypedUser } from 'payload'
import { hasRole } from './has-role.ts'
import { isPlatformAdmin } from './is-platform-admin.ts'
import { type Role, roleOf, type TenantRole } from './role.ts'
import { listTenantIds } from './list-tenant-ids.ts'

/** Somebody who is signed in to the admin, as far as code outside the CMS cares. */
export interface Staff {
  id: number
  email: string
  role: Role
  /** Whether the person works for a tenant; a platform administrator works for all. */
  worksFor: (tenantId: number) => boolean
  /** A platform administrator has every role. */
  hasRole: (allowed: readonly TenantRole[]) => boolean
  /** As Payload knows the person, for what it is to read with that person's rights. */
  user: TypedUser
}

/**
 * Who sent these headers, by Payload's session; null for anybody else. Payload takes its cookie only from the admin's own origin, or where
 * the browser says that no other site asked.
 */
export async function findStaff(payload: Payload, headers: Headers): Promise<Staff | null> {
  const { user } = await executeAuthStrategies({ payload, headers })
  const role = roleOf(user)
  if (!user || role === null || typeof user.id !== 'number') return null
  return {
    id: user.id,
    email: user.email ?? '',
    role,
    worksFor: (tenantId) => isPlatformAdmin(user) || listTenantIds(user).includes(tenantId),
    hasRole: (allowed) => hasRole(user, allowed),
    user,
  }
}
