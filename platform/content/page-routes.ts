import type { Payload } from 'payload'
import { z } from 'zod'
import { orElse } from '#schemas/lib/or-else.ts'
import type { PageRoute, TenantRef } from './content.ts'
import { listShownPages } from './follow-pages.ts'
import { findTenantDocuments } from './tenant-documents.ts'

/** The pages of a site: its own, and its template's at other paths. */
export async function listPageRoutes(payload: Payload, tenant: TenantRef): Promise<PageRoute[]> {
  const docs = await findTenantDocuments(payload, {
    tenant,
    collection: 'pages',
    withTemplate: true,
    sort: 'id',
    select: { path: true, title: true, updatedAt: true, seo: true, following: true },
  })
  return listShownPages(docs, tenant).map((doc) => ({
    pageId: doc.id,
    path: String(doc['path']),
    title: String(doc['title']),
    description: readSeo(doc['seo']).description,
    changedAt: String(doc['updatedAt']),
    isHidden: readSeo(doc['seo']).noindex,
    pictureId: readSeo(doc['seo']).image,
  }))
}

const searchListing = z.object({
  noindex: orElse(z.boolean(), false),
  description: orElse(z.string(), ''),
  image: z.int().nullable().catch(null),
})

const readSeo = (stored: unknown) => searchListing.catch({ noindex: false, description: '', image: null }).parse(stored)

/** Whether every path still matches the same page. */
export function areSameRoutes(before: readonly PageRoute[], after: readonly PageRoute[]): boolean {
  const address = ({ pageId, path, isHidden }: PageRoute) => `${pageId} ${path} ${isHidden}`
  const known = new Set(before.map(address))
  return before.length === after.length && after.every((route) => known.has(address(route)))
}
