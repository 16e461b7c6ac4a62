import { executeAuthStrategies, type Payload, type TypedUser } from 'payload'
import { hasRole } from './has-role.ts'
import { isPlatformAdmin } from './is-platform-admin.ts'
import { type Role, getRole, type TenantRole } from './role.ts'
import { listTenantIds } from './list-tenant-ids.ts'

/** A signed-in admin user, as code outside the CMS sees it. */
export interface Staff {
  id: number
  email: string
  role: Role
  /** Whether the user works for a tenant. A platform administrator works for all tenants. */
  worksFor: (tenantId: number) => boolean
  /** A platform administrator has every role. */
  hasRole: (allowed: readonly TenantRole[]) => boolean
  /** Payload's own user, for reads with that user's rights. */
  user: TypedUser
}

/**
 * The admin user of a request's session; null without one. Payload accepts its cookie only from the admin's own origin, or if the browser
 * reports a same-site request.
 */
export async function findStaff(payload: Payload, headers: Headers): Promise<Staff | null> {
  const { user } = await executeAuthStrategies({ payload, headers })
  const role = getRole(user)
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
