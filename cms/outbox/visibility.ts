import type { CollectionSlug, PayloadRequest } from 'payload'

/** Whether the document that the public reads, not its newest draft, is published at this moment of the transaction. */
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
