import type { CollectionBeforeValidateHook } from 'payload'
import { isPlatformAdmin } from '../../access/is-platform-admin.ts'
import { listTenantIds } from '../../access/list-tenant-ids.ts'
import { type FieldProblem, refusal } from '../../refusal.ts'

/**
 * Nobody gives out more than they have: only a platform administrator makes another one or adds sites freely, a site administrator gives
 * their own sites alone, and nobody changes their own role or sites. Code without a user (seed, command line) is trusted.
 */
export const blockPrivilegeEscalation: CollectionBeforeValidateHook = ({ data, originalDoc, operation, req }) => {
  const { user } = req
  if (!data || !user || isPlatformAdmin(user)) return data
  const errors: FieldProblem[] = []
  const isSelf = operation === 'update' && originalDoc?.id === user.id
  const newRole: unknown = data.role
  if (newRole !== undefined && newRole !== originalDoc?.role) {
    if (isSelf) errors.push({ path: 'role', message: 'You cannot change your own role.' })
    if (newRole === 'platform-admin')
      errors.push({ path: 'role', message: 'Only a platform administrator can give this role.' })
  }
  if ('tenants' in data || operation === 'create') {
    const before = idsIn(originalDoc?.tenants)
    const after = idsIn(data.tenants)
    const changed = [...new Set([...before, ...after])].filter((id) => before.includes(id) !== after.includes(id))
    if (isSelf && changed.length > 0) errors.push({ path: 'tenants', message: 'You cannot change your own sites.' })
    if (changed.some((id) => !listTenantIds(user).includes(id)))
      errors.push({ path: 'tenants', message: 'You can give access to your own sites only.' })
    if (after.length === 0) errors.push({ path: 'tenants', message: 'Choose at least one site.' })
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
