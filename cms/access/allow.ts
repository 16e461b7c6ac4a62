import type { PayloadRequest } from 'payload'
import { hasRole } from './has-role.ts'
import type { TenantRole } from './role.ts'

/**
 * Collection or field access for these roles and platform admins. The tenant's own boundary is not drawn here: the multi-tenant plugin adds
 * it to the collections named in `tenancy/plugin.ts`.
 */
export const allow =
  (...allowed: TenantRole[]) =>
  ({ req }: { req: PayloadRequest }): boolean =>
    hasRole(req.user, allowed)
