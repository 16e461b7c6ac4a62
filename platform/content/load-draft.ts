import type { Payload } from 'payload'
import { mayFollowPreview, type PreviewClaims, verifyPreview } from '#cms/index.ts'
import { toSlug } from '#schemas/lib/slug.ts'
import { arrangeMenu } from '#schemas/menu/arrange-menu.ts'
import { menu } from '#schemas/menu/menu.ts'
import { isBrandPage, isModelPage } from '#schemas/model/range-pages.ts'
import type { PageDocument } from '#schemas/page/page.ts'
import { pageDocument } from '#schemas/page/page.ts'
import { type Problem, problem } from '#schemas/problem.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { readListingRules } from '#schemas/vehicle/listing-rules.ts'
import { pagesByQuery } from '#schemas/vehicle/vehicle-in-query.ts'
import type { Draft, DraftShownAs, TenantRef } from './content.ts'
import { fillPage } from './fill-page.ts'
import { loadFollowed, showOnFollower } from './follow-pages.ts'
import { listingFilter } from './listing-filter.ts'
import { loadMenuFacts } from './menu-facts.ts'
import { listBrands, listModels } from './models-and-brands.ts'
import { findDraft, findTenantDocuments, type RawDocument } from './tenant-documents.ts'
import { populate } from './populate.ts'
import { readText } from './views.ts'
import { readMinutes } from './read-minutes.ts'

interface DraftRequest {
  payload: Payload
  tenant: TenantRef
  token: string
  secret: string
  now: Date
  site: Site
  /** The published page at `/`, which shows a menu draft. */
  home: PageDocument | null
  /** Differences from the stored draft, in the canvas. */
  shownAs?: DraftShownAs | undefined
}

/** The newest draft of a signed token, as its site would show it. */
export async function loadDraft(request: DraftRequest): Promise<Draft | Problem> {
  const { payload, tenant, token, secret, now } = request
  const verdict = await verifyPreview(token, { secret, now })
  if (verdict.kind === 'expired') return problem('preview-expired')
  if (verdict.kind === 'invalid' || verdict.claims.tenant !== tenant.id) return problem('preview-invalid')
  if (!(await mayFollowPreview(payload, verdict.claims))) return problem('preview-invalid')
  const { collection, id } = verdict.claims
  const stored = await findDraft(payload, { tenant, collection, id })
  if (!stored) return problem('preview-invalid')
  const populated = await populate(payload, {
    tenant,
    collection,
    doc: await showDraft(request, { collection, stored }),
  })
  const { doc } = await fillPage(payload, { tenant, doc: populated.doc, loadSite: async () => request.site })
  return shown[collection](request, doc)
}

/** The canvas shows what its form has. Everywhere else, a page is shown with what it follows, and a template's page as on the site. */
async function showDraft(
  { payload, tenant, shownAs }: DraftRequest,
  { collection, stored }: { collection: PreviewClaims['collection']; stored: RawDocument },
): Promise<RawDocument> {
  if (shownAs) return { ...stored, layout: shownAs.layout ?? stored['layout'] }
  if (collection !== 'pages') return stored
  if (stored['tenant'] === tenant.id) return (await loadFollowed(payload, { tenant, doc: stored })).doc
  return (await showOnFollower(payload, { tenant, template: stored })) ?? stored
}

/** The rendering of a draft by collection. Titles and paths may be missing, since drafts may be incomplete. */
const shown: Record<PreviewClaims['collection'], (request: DraftRequest, doc: RawDocument) => Promise<Draft> | Draft> =
  {
    pages: async (request, doc) => {
      const path = typeof doc['path'] === 'string' ? doc['path'] : '/'
      const page = pageDocument.parse({
        ...doc,
        title: doc['title'] ?? '',
        path,
        readingMinutes: readMinutes(doc['layout']),
      })
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
    menus: async ({ payload, tenant, site, home, now }, doc) => {
      const draft = menu.parse({ ...doc, name: doc['name'] ?? '' })
      const { flags, config } = site
      const { facts } = await loadMenuFacts(payload, {
        tenant,
        flags,
        garagePath: config.garagePath,
        rules: readListingRules(config),
        menus: [draft],
        now,
      })
      const withMenu = { ...site, menus: { ...site.menus, [draft.place]: arrangeMenu(draft, facts) } }
      return { site: withMenu, page: home ?? aPage(doc, []), params: {}, path: '/' }
    },
  }

const aPage = (doc: RawDocument, layout: unknown): PageDocument =>
  pageDocument.parse({ id: doc.id, title: doc['name'] ?? '', path: '/', layout, updatedAt: doc['updatedAt'] })

/**
 * A page with a path pattern or a vehicle query is previewed with the newest vehicle that the site lists; the page of models and that of brands,
 * with the first.
 */
async function sampleParams(
  { payload, tenant, site, now, shownAs }: DraftRequest,
  path: string,
): Promise<Record<string, string>> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  if (names.length === 0) return {}
  if (isModelPage(path)) return { slug: (await listModels(payload, tenant))[0]?.slug ?? 'none' }
  if (isBrandPage(path)) return { [names[0] ?? '']: (await listBrands(payload, tenant))[0]?.slug ?? 'none' }
  const [vehicle] = await findTenantDocuments(payload, {
    tenant,
    collection: 'vehicles',
    where: shownAs?.vehicle
      ? { slug: { equals: shownAs.vehicle } }
      : listingFilter({ rules: readListingRules(site.config), now }),
    sort: '-createdAt',
    limit: 1,
    select: { slug: true, make: true, model: true },
  })
  const samples: Record<string, string> = {
    slug: readText(vehicle?.['slug']) || 'none',
    make: toSlug(readText(vehicle?.['make'])) || 'any',
    model: toSlug(readText(vehicle?.['model'])) || 'any',
  }
  return Object.fromEntries(names.map((name) => [name, samples[name] ?? 'new-used-and-demo-cars']))
}
