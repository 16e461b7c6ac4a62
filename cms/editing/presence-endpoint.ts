import { type CollectionSlug, type Endpoint, headersWithCors, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { describePath } from './describe-path.ts'
import { listEdits } from './edits.ts'
import { listPresent, markPresent, removePresent } from './presence.ts'

const said = z.object({
  /** One window of a browser. */
  window: z.string().min(8).max(64),
  /** The document is being closed. */
  isLeaving: z.boolean().default(false),
  /** What others saved after this moment is listed. */
  since: z.iso.datetime().optional(),
})

/**
 * `POST /editing/:collection/:id`: says that a window has a document open, and answers who else has, and what people saved. Anyone who may read the
 * document may ask; for anybody else there is no such document.
 */
export const presenceEndpoint: Endpoint = {
  path: '/editing/:collection/:id',
  method: 'post',
  handler: async (req) => {
    const headers = headersWithCors({ headers: new Headers({ 'Cache-Control': 'no-store' }), req })
    const document = await findReadable(req)
    if (!document || !req.user)
      return Response.json({ message: 'There is no such document.' }, { status: 404, headers })
    const body = said.safeParse(await req.json?.().catch(() => null))
    if (!body.success) return Response.json({ message: 'Say which window has it open.' }, { status: 400, headers })
    const { window, isLeaving, since } = body.data
    const { collection, id } = document
    if (isLeaving) {
      await removePresent(req, { collection: collection.slug, id, window })
      return Response.json({ people: [], edits: [] }, { headers })
    }
    await markPresent(req, { collection: collection.slug, id, window })
    const people = await listPresent(req, { collection: collection.slug, id, window })
    const edits = since ? await listEdits(req, { collection: collection.slug, ids: [id], since: new Date(since) }) : []
    const { flattenedFields: fields } = collection
    return Response.json(
      {
        now: new Date().toISOString(),
        people,
        edits: edits.map(({ path, by, at }) => ({
          path,
          by,
          at,
          label: describePath({ config: req.payload.config, fields, path, versions: [document.doc] }),
        })),
      },
      { headers },
    )
  },
}

async function findReadable(req: PayloadRequest) {
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
