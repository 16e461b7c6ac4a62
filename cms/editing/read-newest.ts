import type { CollectionSlug, PayloadRequest } from 'payload'
import { isFields } from '#schemas/page/same-value.ts'

/** The document as the saving user may read it: its newest draft, if there is one. */
export async function readNewest(
  req: PayloadRequest,
  { collection, id, overrideAccess }: { collection: { slug: string }; id: number; overrideAccess: boolean },
): Promise<Record<string, unknown> | null> {
  const found: unknown = await req.payload.findByID({
    collection: collection.slug as CollectionSlug,
    id,
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess,
    user: req.user,
    req,
  })
  return isFields(found) ? found : null
}
