import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'

interface Readable {
  collection: SanitizedCollectionConfig
  id: number
  doc: Record<string, unknown>
}

/** The document of a request's `:collection/:id` with its draft. Null if there is none that the user may read. */
export async function findReadable(req: PayloadRequest): Promise<Readable | null> {
  const slug = String(req.routeParams?.['collection'])
  const id = Number(req.routeParams?.['id'])
  const collection = req.payload.config.collections.find((each) => each.slug === slug)
  if (!req.user || !collection || !Number.isSafeInteger(id)) return null
  const doc: unknown = await req.payload.findByID({
    collection: slug as CollectionSlug,
    id,
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return typeof doc === 'object' && doc !== null ? { collection, id, doc: { ...doc } } : null
}
