import type { Access, PayloadRequest, Where } from 'payload'
import { isPlatformAdmin } from '../../access/is-platform-admin.ts'
import { getRole } from '../../access/role.ts'
import { listTenantIds } from '../../access/list-tenant-ids.ts'

/** Allows reading oneself. Site administrators and sales staff, who reassign leads, can read users who share a site with them. */
export const canReadUsers: Access = ({ req: { user } }) => {
  if (isPlatformAdmin(user)) return true
  if (!user || getRole(user) === null) return false
  return getRole(user) === 'tenant-admin' || getRole(user) === 'sales'
    ? { or: [itself(user.id), { 'tenants.tenant': { in: listTenantIds(user) } }] }
    : itself(user.id)
}

/** Allows managing oneself. Site administrators can manage users whose sites are all theirs, except platform administrators. */
export const canManageUsers: Access = async ({ req }) => {
  const { user } = req
  if (isPlatformAdmin(user)) return true
  if (!user || getRole(user) === null) return false
  if (getRole(user) !== 'tenant-admin') return itself(user.id)
  return { id: { in: [user.id, ...(await idsOfStaff(req))] } }
}

/** As `canManageUsers`, except oneself. */
export const canDeleteUsers: Access = async ({ req }) => {
  const { user } = req
  if (!user) return false
  if (isPlatformAdmin(user)) return { id: { not_equals: user.id } }
  if (getRole(user) !== 'tenant-admin') return false
  return { id: { in: (await idsOfStaff(req)).filter((id) => id !== user.id) } }
}

const itself = (id: number | string): Where => ({ id: { equals: id } })

/** A query cannot express that all rows of a list are among given ones, so the ids are computed here. */
async function idsOfStaff(req: PayloadRequest): Promise<number[]> {
  const own = listTenantIds(req.user)
  const { docs } = await req.payload.find({
    collection: 'users',
    req,
    overrideAccess: true,
    depth: 0,
    pagination: false,
    select: { tenants: true },
    where: { 'tenants.tenant': { in: own }, role: { not_equals: 'platform-admin' } },
  })
  return docs
    .filter((doc) => listTenantIds({ ...doc, collection: 'users' }).every((id) => own.includes(id)))
    .map(({ id }) => id)
}
