import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import { findOnlySite } from '../../access/find-only-site.ts'
import type { StaffUser } from '../../access/role.ts'
import { idOf } from '../../outbox/announce.ts'

interface Asked {
  /** The form's value: null or missing until the browser has filled it in, which may be after Payload drew the form. */
  tenant: unknown
  user: StaffUser
  headers: Headers
}

/** The id of the site that a feed belongs to: the form's, else the one that is chosen in the admin, else the only one of the user. */
export function findFolderSite({ tenant, user, headers }: Asked): number | null {
  const chosen = getTenantFromCookie(headers, 'number')
  return idOf(tenant) ?? idOf(chosen) ?? findOnlySite(user)
}
