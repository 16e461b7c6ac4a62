import { type Endpoint, headersWithCors } from 'payload'
import { z } from 'zod'
import { mergeDocuments } from '#schemas/page/merge.ts'
import { compareVersions } from '../admin/versions/compare-versions.ts'
import { describeDifference } from '../admin/versions/describe-difference.ts'
import { readTimeZone } from '../tenancy/read-time-zone.ts'
import { findReadable } from './find-readable.ts'
import * as texts from './texts.ts'

const fields = z.record(z.string(), z.unknown())
const bodySchema = z.object({ base: fields, mine: fields })

/** `POST /editing/:collection/:id/unsaved`: what changes that are not saved would change in the document now, in words. Stores nothing. */
export const unsavedEndpoint: Endpoint = {
  path: '/editing/:collection/:id/unsaved',
  method: 'post',
  handler: async (req) => {
    const headers = headersWithCors({ headers: new Headers({ 'Cache-Control': 'no-store' }), req })
    const document = await findReadable(req)
    if (!document) return Response.json({ message: texts.thereIsNoSuchDocument }, { status: 404, headers })
    const body = bodySchema.safeParse(await req.json?.().catch(() => null))
    if (!body.success) return Response.json({ message: texts.sayWhatIsUnsaved }, { status: 400, headers })
    const { collection, doc } = document
    const { value } = mergeDocuments({ ...body.data, theirs: doc, decide: () => 'mine' })
    const change = compareVersions(collection, { before: doc, after: { ...doc, ...value } })
    const timeZone = await readTimeZone(req, doc)
    return Response.json(await describeDifference(req, change, { collection, timeZone }), { headers })
  },
}
