import { APIError, type PayloadRequest } from 'payload'
import { hasRole } from './has-role.ts'
import { isPlatformAdmin } from './is-platform-admin.ts'
import { listTenantIds } from './list-tenant-ids.ts'
import * as texts from './texts.ts'

/** Whether a person edits the pages of a site or template. */
export const isEditor = (req: PayloadRequest, site: number): boolean =>
  isPlatformAdmin(req.user) || (listTenantIds(req.user).includes(site) && hasRole(req.user, ['tenant-admin', 'editor']))

/** Refuses everyone who does not edit the pages of this site. */
export function requireEditor(req: PayloadRequest, site: number): void {
  if (!isEditor(req, site)) throw new APIError(texts.youCannotEditThisSite, 403, null, true)
}
