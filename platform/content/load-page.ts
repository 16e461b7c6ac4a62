import type { Payload } from 'payload'
import { pageDocument } from '#schemas/page/page.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { LoadedPage, TenantRef } from './content.ts'
import { fillPage } from './fill-page.ts'
import { loadFollowed } from './follow-pages.ts'
import { findTenantDocuments, type RawDocument } from './tenant-documents.ts'
import { populate } from './populate.ts'
import { readMinutes } from './read-minutes.ts'

/** A published page of the tenant or its template, with the documents that its blocks reference. */
export async function loadPage(
  payload: Payload,
  { tenant, pageId, loadSite }: { tenant: TenantRef; pageId: number; loadSite: () => Promise<Site> },
): Promise<LoadedPage | null> {
  const [doc] = await findTenantDocuments(payload, {
    tenant,
    collection: 'pages',
    withTemplate: true,
    where: { id: { equals: pageId } },
  })
  return doc ? toLoadedPage(payload, { tenant, doc, loadSite }) : null
}

async function toLoadedPage(
  payload: Payload,
  { tenant, doc, loadSite }: { tenant: TenantRef; doc: RawDocument; loadSite: () => Promise<Site> },
): Promise<LoadedPage> {
  const followed = await loadFollowed(payload, { tenant, doc })
  const populated = await populate(payload, { tenant, collection: 'pages', doc: followed.doc })
  const filled = await fillPage(payload, { tenant, doc: populated.doc, loadSite })
  return {
    page: pageDocument.parse({ ...filled.doc, readingMinutes: readMinutes(followed.doc['layout']) }),
    tags: [`page:${doc.id}`, ...followed.tags, ...populated.tags, ...filled.tags],
  }
}
