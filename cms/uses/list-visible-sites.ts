import type { PayloadRequest } from 'payload'
import { isPlatformAdmin } from '../access/is-platform-admin.ts'
import { listTenantIds } from '../access/list-tenant-ids.ts'

/** Who only reads what a template shares learns of no other site. Undefined for all sites that show it. */
export function listVisibleSites({ user }: PayloadRequest, tenant: number): readonly number[] | undefined {
  const own = listTenantIds(user)
  return isPlatformAdmin(user) || own.includes(tenant) ? undefined : own
}
