import type { Payload, Where } from 'payload'
import { readFollowing, showFollowed } from '#cms/inheritance/show-followed.ts'
import type { TenantRef } from './content.ts'
import { findTenantDocuments, type RawDocument } from './tenant-documents.ts'

/**
 * The pages that a site shows, of its own and its template's: the template's at other paths only, and the site's with what they take from the
 * pages that they follow. A page is as new as both.
 */
export function listShownPages(docs: readonly RawDocument[], { id: tenantId }: TenantRef): RawDocument[] {
  const isOwn = (doc: RawDocument) => doc['tenant'] === tenantId
  const own = new Set(docs.filter(isOwn).map((doc) => doc['path']))
  const theirs = new Map(docs.filter((doc) => !isOwn(doc)).map((doc) => [doc['path'], doc]))
  return docs
    .filter((doc) => isOwn(doc) || !own.has(doc['path']))
    .map((doc) => followPage(doc, theirs.get(doc['path'])))
}

/** A page as its site shows it, and the page that it follows, found or not: it may be published later. */
export async function loadFollowed(
  payload: Payload,
  { tenant, doc }: { tenant: TenantRef; doc: RawDocument },
): Promise<{ doc: RawDocument; tags: string[] }> {
  const followed = doc['tenant'] === tenant.id ? readFollowing(doc)?.page : undefined
  if (followed === undefined) return { doc, tags: [] }
  const where: Where = { and: [{ id: { equals: followed } }, { tenant: { equals: tenant.templateId } }] }
  const [template] =
    tenant.templateId === null
      ? []
      : await findTenantDocuments(payload, { tenant, collection: 'pages', withTemplate: true, where })
  return { doc: followPage(doc, template), tags: [`page:${followed}`] }
}

/** The page of a site that follows a page of its template, shown with a draft of that; null if there is none. */
export async function showOnFollower(
  payload: Payload,
  { tenant, template }: { tenant: TenantRef; template: RawDocument },
): Promise<RawDocument | null> {
  const where: Where = { and: [{ path: { equals: template['path'] } }, { tenant: { equals: tenant.id } }] }
  const [own] = await findTenantDocuments(payload, { tenant, collection: 'pages', where })
  return own ? followPage(own, template) : null
}

function followPage(own: RawDocument, template: RawDocument | undefined): RawDocument {
  const shown = showFollowed(own, template)
  if (!template || !shown) return own
  const [older, newer] = [own, template].map((doc) => String(doc['updatedAt'])).toSorted()
  return { ...own, ...shown.content, updatedAt: newer ?? older }
}
