import type { PayloadRequest } from 'payload'
import { platformTemplateSlug } from '#schemas/tenant/platform-template.ts'
import { readOnce } from './read-once.ts'

/** The template whose sections every site may use; null before the first one is saved. */
export const findPlatformTemplate = (req: PayloadRequest): Promise<number | null> => readPerRequest(req, undefined)

const readPerRequest = readOnce((req, _key: undefined) => readPlatformTemplate(req))

async function readPlatformTemplate(req: PayloadRequest): Promise<number | null> {
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
