import type { AccessResult, PayloadRequest, Where } from 'payload'
import { listTenantIds } from '../access/list-tenant-ids.ts'
import { findPlatformTemplate } from './find-platform-template.ts'
import { findTemplates } from './find-template.ts'

interface Access {
  accessKey: string
  accessResult: AccessResult
  req: PayloadRequest
}

/** Adds the documents of the user's templates to what the user can read. No other operation reaches them. */
export async function readTemplate({ accessKey, accessResult, req }: Access): Promise<AccessResult> {
  if (accessKey !== 'read' || typeof accessResult === 'boolean') return accessResult
  return addOwners(accessResult, await findTemplates(req, listTenantIds(req.user)))
}

/** The same, with the documents that the platform shares with every site. */
export async function readShared({ accessKey, accessResult, req }: Access): Promise<AccessResult> {
  if (accessKey !== 'read' || typeof accessResult === 'boolean') return accessResult
  const sites = listTenantIds(req.user)
  const platform = sites.length === 0 ? null : await findPlatformTemplate(req)
  return addOwners(accessResult, [...(await findTemplates(req, sites)), ...(platform === null ? [] : [platform])])
}

const addOwners = (own: Where, owners: readonly number[]): Where =>
  owners.length === 0 ? own : { or: [own, { tenant: { in: [...owners] } }] }
