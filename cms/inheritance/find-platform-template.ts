import type { PayloadRequest } from 'payload'
import { platformTemplateSlug } from '#schemas/tenant/platform-template.ts'

/** A form asks for each of its fields, so it is read once in a request. */
const known = new WeakMap<object, Promise<number | null>>()

/** The template whose sections every site may use; null before the first one is saved. */
export function findPlatformTemplate(req: PayloadRequest): Promise<number | null> {
  const lookup = known.get(req.context) ?? readPlatformTemplate(req)
  known.set(req.context, lookup)
  return lookup
}

/** The same, uncached. */
export async function readPlatformTemplate(req: PayloadRequest): Promise<number | null> {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'tenants',
    req,
    limit: 1,
    pagination: false,
    select: {},
    where: { and: [{ slug: { equals: platformTemplateSlug } }, { isTemplate: { equals: true } }] },
  })
  return docs[0]?.id ?? null
}
