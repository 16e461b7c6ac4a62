import type { Payload } from 'payload'
import { pageDocument } from '#schemas/page/page.ts'
import type { LoadedPage, TenantRef } from './content.ts'
import { findTenantDocuments, type Stored } from './tenant-documents.ts'
import { populate } from './populate.ts'

/** A published page of the tenant or its template, with what its blocks refer to. */
export async function loadPage(
  payload: Payload,
  { tenant, pageId }: { tenant: TenantRef; pageId: number },
): Promise<LoadedPage | null> {
  const [doc] = await findTenantDocuments(payload, {
    tenant,
    collection: 'pages',
    withTemplate: true,
    where: { id: { equals: pageId } },
  })
  return doc ? toLoadedPage(payload, { tenant, doc }) : null
}

async function toLoadedPage(
  payload: Payload,
  { tenant, doc }: { tenant: TenantRef; doc: Stored },
): Promise<LoadedPage> {
  const populated = await populate(payload, { tenant, collection: 'pages', doc })
  return { page: pageDocument.parse(populated.doc), tags: [`page:${doc.id}`, ...populated.tags] }
}
