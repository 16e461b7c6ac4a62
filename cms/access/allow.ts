import type { PayloadRequest } from 'payload'
import { hasRole } from './has-role.ts'
import type { TenantRole } from './role.ts'

/**
 * Grants collection or field access to these roles and to platform admins. The multi-tenant plugin restricts it to the user's own tenants,
 * for the collections in `tenancy/plugin.ts`.
 */
export const allow =
  (...allowed: TenantRole[]) =>
  ({ req }: { req: PayloadRequest }): boolean =>
    hasRole(req.user, allowed)
