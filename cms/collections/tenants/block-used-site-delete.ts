import type { CollectionBeforeDeleteHook } from 'payload'
import { conflict } from '../../refusal.ts'

/** Deleting a site needs two steps, the first of which is reversible, since all its leads are deleted too. */
export const blockUsedSiteDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const site = await req.payload.findByID({ collection: 'tenants', id, depth: 0, req, overrideAccess: true })
  const [first] = site.hosts ?? []
  if (!first) return
  throw conflict(
    `This site cannot be deleted while it has the domain ${first.host}. Remove its domains first. ` +
      'Deleting it also deletes its pages, vehicles, pictures, test drives and leads.',
  )
}
