import type { Payload } from 'payload'
import { verifyPreview, type PreviewClaims } from '#cms/index.ts'
import { toSlug } from '#schemas/lib/slug.ts'
import { menu } from '#schemas/menu/menu.ts'
import type { PageDocument } from '#schemas/page/page.ts'
import { pageDocument } from '#schemas/page/page.ts'
import { type Problem, problem } from '#schemas/problem.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { listingRulesOf } from '#schemas/vehicle/listing-rules.ts'
import { pagesByQuery } from '#schemas/vehicle/vehicle-in-query.ts'
import type { Draft, TenantRef } from './content.ts'
import { listingFilter } from './listing-filter.ts'
import { findDraft, findTenantDocuments, type Stored } from './tenant-documents.ts'
import { populate } from './populate.ts'
import { textOf } from './views.ts'

interface DraftRequest {
  payload: Payload
  tenant: TenantRef
  token: string
  secret: string
  now: Date
  site: Site
  /** The published page at `/`, around which a menu is shown. */
  home: PageDocument | null
}

/** The newest draft that a signed token names, as its site would show it. */
export async function loadDraft(request: DraftRequest): Promise<Draft | Problem> {
  const { payload, tenant, token, secret, now } = request
  const verdict = await verifyPreview(token, { secret, now })
  if (verdict.kind === 'expired') return problem('preview-expired')
  if (verdict.kind === 'invalid' || verdict.claims.tenant !== tenant.id) return problem('preview-invalid')
  const { collection, id } = verdict.claims
  const stored = await findDraft(payload, { tenant, collection, id })
  if (!stored) return problem('preview-invalid')
  const { doc } = await populate(payload, { tenant, collection, doc: stored })
  return shown[collection](request, doc)
}

/** What is shown of a draft, by its kind. Titles and paths may be missing: a draft may be incomplete. */
const shown: Record<PreviewClaims['collection'], (request: DraftRequest, doc: Stored) => Promise<Draft> | Draft> = {
  pages: async (request, doc) => {
    const path = typeof doc['path'] === 'string' ? doc['path'] : '/'
    const page = pageDocument.parse({ ...doc, title: doc['title'] ?? '', path })
    const params = await sampleParams(request, path)
    return {
      site: request.site,
      page,
      params,
      path: pagesByQuery.includes(path)
        ? `${path}?car_id=${encodeURIComponent((await sampleParams(request, '/:slug'))['slug'] ?? '')}`
        : path.replace(/\/:\w+\?/g, '').replace(/:(\w+)/g, (_, name: string) => params[name] ?? name),
    }
  },
  sections: ({ site }, doc) => ({ site, page: aPage(doc, doc['layout']), params: {}, path: '/' }),
  menus: ({ site, home }, doc) => {
    const draft = menu.parse({ ...doc, name: doc['name'] ?? '' })
    const withMenu = { ...site, menus: { ...site.menus, [draft.place]: draft } }
    return { site: withMenu, page: home ?? aPage(doc, []), params: {}, path: '/' }
  },
}

const aPage = (doc: Stored, layout: unknown): PageDocument =>
  pageDocument.parse({ id: doc.id, title: doc['name'] ?? '', path: '/', layout, updatedAt: doc['updatedAt'] })

/** A pattern, and a page that its query gives a vehicle, is shown with the newest vehicle that the site lists. */
async function sampleParams(
  { payload, tenant, site, now }: DraftRequest,
  path: string,
): Promise<Record<string, string>> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  if (names.length === 0) return {}
  const [vehicle] = await findTenantDocuments(payload, {
    tenant,
    collection: 'vehicles',
    where: listingFilter({ rules: listingRulesOf(site.config), now }),
    sort: '-createdAt',
    limit: 1,
    select: { slug: true, make: true, model: true },
  })
  const samples: Record<string, string> = {
    slug: textOf(vehicle?.['slug']) || 'none',
    make: toSlug(textOf(vehicle?.['make'])) || 'any',
    model: toSlug(textOf(vehicle?.['model'])) || 'any',
  }
  return Object.fromEntries(names.map((name) => [name, samples[name] ?? 'new-used-and-demo-cars']))
}
