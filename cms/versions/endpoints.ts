import { addDataAndFileToRequest, APIError, type Endpoint, headersWithCors, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { missingDocument } from '../editing/missing-document.ts'
import { requireOwnOrigin } from '../sign-in/require-own-origin.ts'
import { restoreOneBlock } from './restore-one-block.ts'
import { restoreRest } from './restore-rest.ts'
import * as texts from './texts.ts'

const blockRestoreSchema = z.object({
  /** Id of the version. */
  version: z.coerce.number().int().positive(),
  /** Id of the block. */
  block: z.string().min(1).max(64),
})

const partialRestoreSchema = blockRestoreSchema.pick({ version: true })

/**
 * `POST /versions/:collection/:id/restore-block` puts a block of a version back into the current draft. `If-Unmodified-Since`: when the user
 * read the versions. Answers with the block's name.
 */
const restore: Endpoint = {
  path: '/versions/:collection/:id/restore-block',
  method: 'post',
  handler: async (req) => {
    requireOwnOrigin(req)
    const document = findDocument(req)
    const input = await readInput(req, { schema: blockRestoreSchema, refusal: texts.sayWhichBlock })
    return answer(req, { block: await restoreOneBlock(req, { ...document, ...input }) })
  },
}

/**
 * `POST /versions/:collection/:id/restore-rest` restores what of a version can be restored. `If-Unmodified-Since`: when the user read the versions.
 */
const restoreOthers: Endpoint = {
  path: '/versions/:collection/:id/restore-rest',
  method: 'post',
  handler: async (req) => {
    requireOwnOrigin(req)
    const document = findVersioned(req)
    const input = await readInput(req, { schema: partialRestoreSchema, refusal: texts.sayWhichVersion })
    await restoreRest(req, { ...document, ...input })
    return answer(req, { id: document.id })
  },
}

export const versionEndpoints: Endpoint[] = [restore, restoreOthers]

async function readInput<T>(req: PayloadRequest, { schema, refusal }: { schema: z.ZodType<T>; refusal: string }) {
  await addDataAndFileToRequest(req)
  const input = schema.safeParse(req.data ?? {})
  if (!input.success) throw new APIError(refusal, 400, null, true)
  return input.data
}

const answer = (req: PayloadRequest, body: object): Response =>
  Response.json(body, { headers: headersWithCors({ headers: new Headers({ 'Cache-Control': 'no-store' }), req }) })

function findDocument(req: PayloadRequest) {
  const found = findVersioned(req)
  const hasBlocks = found.collection.flattenedFields.some(({ name, type }) => name === 'layout' && type === 'blocks')
  if (!hasBlocks) throw missingDocument(req)
  return found
}

function findVersioned(req: PayloadRequest) {
  const slug = String(req.routeParams?.['collection'])
  const id = Number(req.routeParams?.['id'])
  const collection = req.payload.config.collections.find((each) => each.slug === slug)
  if (!req.user || !collection?.versions || !Number.isSafeInteger(id)) throw missingDocument(req)
  return { collection, id }
}
