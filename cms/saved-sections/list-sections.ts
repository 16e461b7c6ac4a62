import type { PayloadRequest } from 'payload'
import { blockNode } from '#schemas/page/block-node.ts'
import type { SavedSection, SavedSections } from '#schemas/page/saved-section.ts'
import { readId } from '../outbox/announce.ts'
import { listPlaces, listSharing } from './list-places.ts'

const stored = blockNode.array().catch([])

/** The published sections that a site may show, and where its editor may save new ones. */
export async function listSavedSections(req: PayloadRequest, site: number): Promise<SavedSections> {
  const sharing = await listSharing(req, site)
  const { docs } = await req.payload.find({
    collection: 'sections',
    req,
    user: req.user,
    overrideAccess: false,
    depth: 0,
    pagination: false,
    sort: 'name',
    where: {
      and: [{ tenant: { in: sharing.flatMap(({ tenant }) => tenant ?? []) } }, { _status: { equals: 'published' } }],
    },
  })
  const sections = docs.flatMap(({ id, name, layout, tenant: owned }): SavedSection[] => {
    const owner = sharing.find(({ tenant }) => tenant === readId(owned))
    if (!owner || owner.tenant === null) return []
    return [{ id, name, scope: owner.scope, tenant: owner.tenant, layout: stored.parse(layout ?? []) }]
  })
  return { sections, places: listPlaces(req, sharing) }
}
