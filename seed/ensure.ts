import type { CollectionSlug, Payload, Where } from 'payload'

export interface SeedDocument {
  collection: CollectionSlug
  /** Identifying fields within the tenant. */
  identity: Record<string, string | number>
  data: Record<string, unknown>
  file?: { data: Buffer; name: string; mimetype: string }
}

/** The id of the document with this identity, created if missing. An existing one stays unchanged, since staff may have edited it. */
export async function ensure(cms: Payload, { collection, identity, data, file }: SeedDocument): Promise<number> {
  const where: Where = { and: Object.entries(identity).map(([field, value]) => ({ [field]: { equals: value } })) }
  const { docs } = await cms.find({ collection, where, limit: 1, depth: 0, pagination: false, select: {} })
  const known = docs[0]
  if (known) return known.id
  const written = await cms.create({
    collection,
    depth: 0,
    data: { ...identity, ...data } as never,
    ...(file ? { file: { ...file, size: file.data.length } } : {}),
  })
  return written.id
}
