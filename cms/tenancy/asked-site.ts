import type { PayloadRequest } from 'payload'
import { isPlatformAdmin } from '../access/is-platform-admin.ts'
import { listTenantIds } from '../access/list-tenant-ids.ts'

/** Query parameter of a new document's form: the site that it is for. */
export const siteParameter = 'site'

/** The site that the address of a new document's form names; null if there is none, or the user does not work for it. */
export function findAskedSite({ query, user }: PayloadRequest): number | null {
  const site = Number(query[siteParameter])
  if (!Number.isInteger(site) || site <= 0) return null
  return isPlatformAdmin(user) || listTenantIds(user).includes(site) ? site : null
}
