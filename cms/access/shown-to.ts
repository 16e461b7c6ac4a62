import type { CollectionConfig } from 'payload'
import { hasRole } from './has-role.ts'
import type { StaffUser, TenantRole } from './role.ts'

type HiddenCondition = NonNullable<NonNullable<CollectionConfig['admin']>['hidden']>

/** Shows a collection in the admin only to the roles that work with it. It restricts no access: others may still read what they refer to. */
export const shownTo =
  (...roles: TenantRole[]): HiddenCondition =>
  ({ user }: { user: StaffUser }) =>
    !hasRole(user, roles)
