import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import { findOnlySite } from '../../access/find-only-site.ts'
import type { StaffUser } from '../../access/role.ts'
import { readId } from '../../outbox/announce.ts'

interface FolderSiteQuery {
  /** The form's value. Null or undefined until the browser has set it, which may be after Payload rendered the form. */
  tenant: unknown
  user: StaffUser
  headers: Headers
}

/** The site id of a feed: from the form, else the site chosen in the admin, else the user's only site. */
export function findFolderSite({ tenant, user, headers }: FolderSiteQuery): number | null {
  const chosen = getTenantFromCookie(headers, 'number')
  return readId(tenant) ?? readId(chosen) ?? findOnlySite(user)
}
