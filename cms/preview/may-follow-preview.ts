import type { Payload } from 'payload'
import { isPlatformAdmin } from '../access/is-platform-admin.ts'
import { listTenantIds } from '../access/list-tenant-ids.ts'
import type { PreviewClaims } from './token.ts'

/** Whether the person whom a preview link was made for still works for its site. */
export async function mayFollowPreview(payload: Payload, { user, tenant }: PreviewClaims): Promise<boolean> {
  if (user === undefined) return true
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { equals: user } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    select: { role: true, tenants: true },
  })
  return docs.some((each) => {
    const staff = { ...each, collection: 'users' as const }
    return isPlatformAdmin(staff) || listTenantIds(staff).includes(tenant)
  })
}
