import { type Endpoint, headersWithCors } from 'payload'
import { z } from 'zod'
import { describePath } from './describe-path.ts'
import { listEdits } from './edits.ts'
import { findReadable } from './find-readable.ts'
import { listPresent, markPresent, removePresent } from './presence.ts'
import * as texts from './texts.ts'

const bodySchema = z.object({
  /** One window of a browser. */
  window: z.string().min(8).max(64),
  /** The document is being closed. */
  isLeaving: z.boolean().default(false),
  /** Saves of others after this moment are listed. */
  since: z.iso.datetime().optional(),
})

/**
 * `POST /editing/:collection/:id`: reports that a window has a document open; returns other editors and their saves. Callers need read
 * access; all others get a 404.
 */
export const presenceEndpoint: Endpoint = {
  path: '/editing/:collection/:id',
  method: 'post',
  handler: async (req) => {
    const headers = headersWithCors({ headers: new Headers({ 'Cache-Control': 'no-store' }), req })
    const document = await findReadable(req)
    if (!document) return Response.json({ message: texts.thereIsNoSuchDocument }, { status: 404, headers })
    const body = bodySchema.safeParse(await req.json?.().catch(() => null))
    if (!body.success) return Response.json({ message: texts.sayWhichWindowHasItOpen }, { status: 400, headers })
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
