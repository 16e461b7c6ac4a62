import { APIError, type PayloadRequest } from 'payload'
import type { NewSection } from '#schemas/page/saved-section.ts'
import { platformTemplateSlug } from '#schemas/tenant/platform-template.ts'
import { inRequestTransaction } from '../database/in-request-transaction.ts'
import { listPlaces, listSharing } from './list-places.ts'
import * as texts from './texts.ts'

/** Stores blocks as a published section of the site, its template or the platform. Returns its id. */
export const saveSection = (req: PayloadRequest, { site, scope, name, layout }: NewSection): Promise<number> =>
  inRequestTransaction(req, async () => {
    const place = listPlaces(req, await listSharing(req, site)).find((each) => each.scope === scope)
    if (!place) throw new APIError(texts.youCannotSaveSectionsThere, 403, null, true)
    const tenant = place.tenant ?? (await createPlatformTemplate(req))
    const { id } = await req.payload.create({
      collection: 'sections',
      req,
      user: req.user,
      overrideAccess: false,
      depth: 0,
      data: { tenant, name, layout: layout as never, _status: 'published' },
    })
    return id
  })

/** Only platform administrators come here. The rest of a template has its defaults. */
async function createPlatformTemplate(req: PayloadRequest): Promise<number> {
  const { id } = await req.payload.create({
    collection: 'tenants',
    req,
    user: req.user,
    overrideAccess: false,
    depth: 0,
    data: {
      name: texts.sharedWithAllSites,
      slug: platformTemplateSlug,
      isTemplate: true,
      country: 'AU',
      locale: 'en-AU',
      currency: 'AUD',
      timeZone: 'Australia/Brisbane',
    },
  })
  return id
}
