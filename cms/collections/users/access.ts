import type { Access, PayloadRequest, Where } from 'payload'
import { isPlatformAdmin } from '../../access/is-platform-admin.ts'
import { roleOf } from '../../access/role.ts'
import { listTenantIds } from '../../access/list-tenant-ids.ts'

/** Yourself; for site administrators and for sales, who hand leads on to each other, everyone who shares a site with them. */
export const canReadUsers: Access = ({ req: { user } }) => {
  if (isPlatformAdmin(user)) return true
  if (!user || roleOf(user) === null) return false
  return roleOf(user) === 'tenant-admin' || roleOf(user) === 'sales'
    ? { or: [itself(user.id), { 'tenants.tenant': { in: listTenantIds(user) } }] }
    : itself(user.id)
}

/** Yourself; for site administrators, everyone whose sites are all theirs, but no platform administrator. */
export const canManageUsers: Access = async ({ req }) => {
  const { user } = req
  if (isPlatformAdmin(user)) return true
  if (!user || roleOf(user) === null) return false
  if (roleOf(user) !== 'tenant-admin') return itself(user.id)
  return { id: { in: [user.id, ...(await idsOfStaff(req))] } }
}

/** As `canManageUsers`, but never yourself. */
export const canDeleteUsers: Access = async ({ req }) => {
  const { user } = req
  if (!user) return false
  if (isPlatformAdmin(user)) return { id: { not_equals: user.id } }
  if (roleOf(user) !== 'tenant-admin') return false
  return { id: { in: (await idsOfStaff(req)).filter((id) => id !== user.id) } }
}

const itself = (id: number | string): Where => ({ id: { equals: id } })

/** A query cannot ask that all rows of a list are among given ones, so it is asked here. */
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
