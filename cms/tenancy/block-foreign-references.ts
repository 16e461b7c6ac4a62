import type { CollectionBeforeValidateHook, CollectionSlug, PayloadRequest } from 'payload'
import { isPlatformAdmin } from '../access/is-platform-admin.ts'
import { listTenantIds } from '../access/list-tenant-ids.ts'
import { listOwners } from '../inheritance/list-owners.ts'
import { readId } from '../outbox/announce.ts'
import { listReferences } from './list-references.ts'
import { tenantCollections } from './tenant-collections.ts'
import { type FieldProblem, refusal } from '../refusal.ts'
import * as texts from './texts.ts'

/**
 * Rejects a document that references a document of another tenant, at any depth: groups, lists, blocks, rich text. It runs on drafts and on
 * writes that override access. What a template or the platform shares with sites may be referenced by them. References to deleted documents are allowed,
 * since content may outlive them.
 */
export const blockForeignReferences: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (!data) return data
  const tenant = collection.slug === 'tenants' ? readId(originalDoc) : readId(data.tenant ?? originalDoc?.tenant)
  const references = listReferences({ config: req.payload.config, fields: collection.flattenedFields, data })
  const errors: FieldProblem[] = []
  for (const relationTo of new Set(references.map((reference) => reference.relationTo))) {
    const named = references.filter((reference) => reference.relationTo === relationTo)
    const strangers = await findStrangers(req, { relationTo, tenant, ids: [...new Set(named.map(({ id }) => id))] })
    errors.push(
      ...named
        .filter(({ id }) => strangers.has(id))
        .map(({ path }) => ({ path, message: texts.thisBelongsToAnotherSite })),
    )
  }
  if (errors.length > 0) throw refusal(collection.slug, errors)
  return data
}

interface ForeignReferenceQuery {
  relationTo: CollectionSlug
  tenant: number | null
  ids: number[]
}

/** The ids that belong to another tenant. For users: those who do not work for this one. */
async function findStrangers(
  req: PayloadRequest,
  { relationTo, tenant, ids }: ForeignReferenceQuery,
): Promise<Set<number>> {
  if (relationTo === 'users') {
    const { docs } = await req.payload.find({
      collection: 'users',
      req,
      overrideAccess: true,
      depth: 0,
      pagination: false,
      select: { tenants: true, role: true },
      where: { id: { in: ids } },
    })
    const people = docs.map((doc) => ({ ...doc, collection: 'users' }))
    return new Set(
      people
        .filter((doc) => !isPlatformAdmin(doc) && !listTenantIds(doc).some((id) => id === tenant))
        .map(({ id }) => id),
    )
  }
  if (!tenantCollections.includes(relationTo)) return new Set()
  const { docs } = await req.payload.db.find<{ id: number; tenant?: unknown }>({
    collection: relationTo,
    req,
    pagination: false,
    limit: 0,
    select: { tenant: true },
    where: { id: { in: ids } },
  })
  const strangers = docs.filter((doc) => readId(doc.tenant) !== tenant)
  const owners =
    tenant !== null && strangers.length > 0 ? await listOwners(req, { site: tenant, collection: relationTo }) : []
  return new Set(strangers.filter((doc) => !owners.some((id) => id === readId(doc.tenant))).map(({ id }) => id))
}
