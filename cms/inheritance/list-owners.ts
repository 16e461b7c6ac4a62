import type { PayloadRequest } from 'payload'
import { isSharedByPlatform } from '#schemas/tenant/platform-template.ts'
import { findPlatformTemplate } from './find-platform-template.ts'
import { findTemplate } from './find-template.ts'
import { isInherited } from './inherited-collections.ts'

interface OwnersInput {
  site: number
  collection: string
}

/** The tenants whose documents of a collection a site may use: itself, its template and the platform's. */
export async function listOwners(req: PayloadRequest, { site, collection }: OwnersInput): Promise<number[]> {
  const [template, platform] = await Promise.all([
    isInherited(collection) ? findTemplate(req, site) : null,
    isSharedByPlatform(collection) ? findPlatformTemplate(req) : null,
  ])
  return [...new Set([site, template, platform].filter((id) => id !== null))]
}
