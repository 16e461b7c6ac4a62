import type { CollectionSlug, PayloadRequest } from 'payload'

/** Whether the public version of the document, not its newest draft, is published at this point of the transaction. */
export async function isVisible(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<boolean> {
  const doc = await req.payload.db.findOne<{ id: number; _status?: string }>({
    collection,
    req,
    where: { id: { equals: id } },
    select: { _status: true },
  })
  return doc?._status === 'published'
}

interface ChangeContext {
  req: PayloadRequest
  context: Record<string, unknown>
  collection: CollectionSlug
  id: number | string
}

/** For `beforeChange`: stores in the operation's context whether the document is public now. */
export async function rememberVisibility({ req, context, collection, id }: ChangeContext): Promise<void> {
  context[memory(collection, id)] = await isVisible(req, collection, id)
}

/** For `afterChange`: whether the change unpublished the document. Saving a draft of a published document does not. */
export async function isWithdrawn({ req, context, collection, id }: ChangeContext): Promise<boolean> {
  return context[memory(collection, id)] === true && !(await isVisible(req, collection, id))
}

const memory = (collection: string, id: unknown) => `visible:${collection}:${String(id)}`
