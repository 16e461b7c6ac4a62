import type { CollectionBeforeDeleteHook } from 'payload'
import { conflict } from '../../refusal.ts'
import * as texts from './texts.ts'

/** Deleting a site takes two steps, the first of them reversible, because it deletes all of the site's leads. */
export const blockUsedSiteDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const site = await req.payload.findByID({ collection: 'tenants', id, depth: 0, req, overrideAccess: true })
  const [first] = site.hosts ?? []
  if (!first) return
  throw conflict(texts.thisSiteCannotDeletedWhileItDomain({ host: first.host }))
}
