import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { findVersions } from '../../versions/read-version.ts'
import type { CurrentVersions } from './state-of-version.ts'

interface Document {
  collection: SanitizedCollectionConfig
  id: number
}

/** Which versions the form and the site show. */
export async function readStanding(req: PayloadRequest, { collection, id }: Document): Promise<CurrentVersions> {
  const hasDrafts = Boolean(collection.versions?.drafts)
  const ask = { collection: collection.slug, parent: id, limit: 1 }
  const [newest] = await findVersions(req, ask)
  if (!hasDrafts) return { hasDrafts, newest: newest?.id ?? null, live: null }
  const [shown] = await findVersions(req, { ...ask, where: { 'version._status': { equals: 'published' } } })
  const isPublished = Reflect.get((await readDocument(req, { collection, id })) ?? {}, '_status') === 'published'
  return { hasDrafts, newest: newest?.id ?? null, live: isPublished ? (shown?.id ?? null) : null }
}

const readDocument = (req: PayloadRequest, { collection, id }: Document) =>
  req.payload.findByID({
    collection: collection.slug,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
