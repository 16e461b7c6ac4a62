import type { Request } from 'express'
import type { Content, TenantRef } from '../content/content.ts'
import { requestHead } from './request-head.ts'

/** The tenant of the request's host. Only for routes behind the host check. */
export function requestTenant(content: Content, req: Request): TenantRef {
  const tenant = content.findTenantByHost(requestHead(req).host)
  if (!tenant) throw new Error('A site route was reached without a site.')
  return tenant
}
