import type { CollectionBeforeValidateHook } from 'payload'
import { isPlatformAdmin } from '../../access/is-platform-admin.ts'
import { listTenantIds } from '../../access/list-tenant-ids.ts'
import { type FieldProblem, refusal } from '../../refusal.ts'
import * as texts from './texts.ts'

/**
 * Users cannot grant more than they have: only a platform administrator creates another one or assigns any site, a site administrator
 * assigns only their own sites, and no user changes their own role or sites. Code without a user (seed, command line) is trusted.
 */
export const blockPrivilegeEscalation: CollectionBeforeValidateHook = ({ data, originalDoc, operation, req }) => {
  const { user } = req
  if (!data || !user || isPlatformAdmin(user)) return data
  const errors: FieldProblem[] = []
  const isSelf = operation === 'update' && originalDoc?.id === user.id
  const newRole: unknown = data.role
  if (newRole !== undefined && newRole !== originalDoc?.role) {
    if (isSelf) errors.push({ path: 'role', message: texts.youCannotChangeYourOwnRole })
    if (newRole === 'platform-admin')
      errors.push({ path: 'role', message: texts.onlyPlatformAdministratorCanGiveThisRole })
  }
  if ('tenants' in data || operation === 'create') {
    const before = idsIn(originalDoc?.tenants)
    const after = idsIn(data.tenants)
    const changed = [...new Set([...before, ...after])].filter((id) => before.includes(id) !== after.includes(id))
    if (isSelf && changed.length > 0) errors.push({ path: 'tenants', message: texts.youCannotChangeYourOwnSites })
    if (changed.some((id) => !listTenantIds(user).includes(id)))
      errors.push({ path: 'tenants', message: texts.youCanGiveAccessToYourOwn })
    if (after.length === 0) errors.push({ path: 'tenants', message: texts.chooseAtLeastOneSite })
  }
  if (errors.length > 0) throw refusal('users', errors)
  return data
}

const idsIn = (rows: unknown): number[] =>
  (Array.isArray(rows) ? rows : []).flatMap((row: { tenant?: unknown }) => {
    const { tenant } = row
    const id = typeof tenant === 'object' && tenant !== null && 'id' in tenant ? tenant.id : tenant
    return typeof id === 'number' ? [id] : []
  })
