import type { CollectionSlug, Payload } from 'payload'
import { listReferences, type Reference } from '#cms/tenancy/list-references.ts'
import type { TenantRef } from './content.ts'
import { everyOwner, findTenantDocuments, type RawDocument } from './tenant-documents.ts'
import { placeDocuments } from './place-documents.ts'
import { publicCollections } from './public-collections.ts'

/** Depth of nested references: a page's section's menu's page. */
const depthAtMost = 4

export interface PopulatedDocument {
  doc: RawDocument
  /** `section:3`, `media:12` ...: every referenced document, found or not, since it may be published later. */
  tags: Set<string>
}

/**
 * Replaces references in `doc` with the site's view of the documents: published ones of the tenant, its template and the platform's. All others become
 * null. One query per collection and depth.
 */
export async function populate(
  payload: Payload,
  { tenant, collection, doc }: { tenant: TenantRef; collection: CollectionSlug; doc: RawDocument },
): Promise<PopulatedDocument> {
  const tags = new Set<string>()
  const fill = async (from: CollectionSlug, docs: RawDocument[], depth: number): Promise<RawDocument[]> => {
    const referencesOf = docs.map((one) => referencesIn(payload, from, one))
    const references = referencesOf.flat()
    if (references.length === 0) return docs
    const found = new Map<string, unknown>()
    for (const slug of new Set(references.map(({ relationTo }) => relationTo))) {
      const shape = publicCollections[slug]
      if (!shape) continue
      const ids = [...new Set(references.filter(({ relationTo }) => relationTo === slug).map(({ id }) => id))]
      for (const id of ids) tags.add(`${shape.kind}:${id}`)
      if (depth >= depthAtMost) continue
      const loaded = await findTenantDocuments(payload, {
        tenant,
        collection: slug,
        ...everyOwner(slug),
        where: { id: { in: ids } },
        ...(shape.select ? { select: shape.select } : {}),
      })
      const shown = loaded.filter((one) => shape.isShown?.(one, tenant.today()) ?? true)
      for (const one of await fill(slug, shown, depth + 1)) found.set(`${slug} ${one.id}`, shape.view(one))
    }
    return docs.map((one, index) =>
      placeDocuments(one, referencesOf[index] ?? [], ({ relationTo, id }) => found.get(`${relationTo} ${id}`) ?? null),
    )
  }
  const [filled = doc] = await fill(collection, [doc], 0)
  return { doc: filled, tags }
}

/** The tenant of a document is not content. */
const referencesIn = (payload: Payload, collection: CollectionSlug, data: RawDocument): Reference[] =>
  listReferences({
    config: payload.config,
    fields: payload.collections[collection].config.flattenedFields,
    data,
  }).filter(({ relationTo }) => relationTo in publicCollections)
