import type { PayloadRequest } from 'payload'
import { listInheritedPages } from '../inheritance/inherited-pages.ts'
import type { UseScope } from './use.ts'

/**
 * Ids of the pages that these sites show of templates which are not among them: published, at an address where a site has no published page of
 * its own.
 */
export async function listShownTemplatePages(req: PayloadRequest, { tenants }: UseScope): Promise<number[]> {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'tenants',
    req,
    limit: 0,
    pagination: false,
    select: { id: true },
    where: {
      and: [{ id: { in: [...tenants] } }, { template: { exists: true } }, { template: { not_in: [...tenants] } }],
    },
  })
  const inherited = await Promise.all(docs.map(({ id }) => listInheritedPages(req, id)))
  const shown = inherited.flatMap((found) => found?.pages ?? []).filter(({ isReplaced }) => !isReplaced)
  return [...new Set(shown.map(({ id }) => id))]
}
