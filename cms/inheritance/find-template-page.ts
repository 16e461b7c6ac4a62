import type { PayloadRequest } from 'payload'
import type { Page } from '../generated/payload-types.ts'
import { findTemplate } from './find-template.ts'

/** The published page of a site's template at an address; null if there is none. */
export async function findTemplatePage(
  req: PayloadRequest,
  { site, path }: { site: number; path: unknown },
): Promise<Page | null> {
  const template = await findTemplate(req, site)
  if (template === null || typeof path !== 'string') return null
  const { docs } = await req.payload.find({
    collection: 'pages',
    req,
    depth: 0,
    limit: 1,
    overrideAccess: true,
    where: {
      and: [{ tenant: { equals: template } }, { path: { equals: path } }, { _status: { equals: 'published' } }],
    },
  })
  return docs[0] ?? null
}
