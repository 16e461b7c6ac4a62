import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { isBlockNode } from '#schemas/page/block-node.ts'
import { hasRole } from '../access/has-role.ts'
import { isPlatformAdmin } from '../access/is-platform-admin.ts'
import { listTenantIds } from '../access/list-tenant-ids.ts'
import { readNewest } from '../editing/read-newest.ts'
import { readId } from '../outbox/announce.ts'
import { listShowingSites, previewOnSite } from '../preview/preview-url.ts'
import { previewCollections } from '../preview/token.ts'
import { findPlatformTemplate } from './find-platform-template.ts'
import { findTemplate } from './find-template.ts'
import { findTemplatePage } from './find-template-page.ts'
import type { InheritanceReport, Section } from './inheritance-report.ts'
import { describeSection } from './describe-section.ts'
import { reportCopy } from './report-copy.ts'

/** Reports on a document that the user can read; null if there is none. */
export async function reportInheritance(
  req: PayloadRequest,
  { collection, id }: { collection: string; id: number },
): Promise<InheritanceReport | null> {
  const shown = previewCollections.find((each) => each === collection)
  const config = req.payload.config.collections.find(({ slug }) => slug === collection)
  if (!shown || !config) return null
  const doc = await readNewest(req, { collection: config, id, overrideAccess: false })
  const tenantId = readId(doc?.['tenant'])
  if (!doc || tenantId === null) return null
  const tenant = await readTenant(req, tenantId)
  if (tenant?.isTemplate) return reportTemplate(req, { collection: shown, id, doc, template: tenant })
  const page = collection === 'pages' ? await findTemplatePage(req, { site: tenantId, path: doc['path'] }) : null
  const templateId = await findTemplate(req, tenantId)
  if (!page || templateId === null) return { kind: 'own' }
  const template = await readTenant(req, templateId)
  return reportCopy(req, { id, template: template?.name ?? '', page })
}

interface OfTemplate {
  collection: (typeof previewCollections)[number]
  id: number
  doc: Record<string, unknown>
  template: { id: number; name: string }
}

async function reportTemplate(
  req: PayloadRequest,
  { collection, id, doc, template }: OfTemplate,
): Promise<InheritanceReport> {
  const sites = await listShowingSites(req, template.id)
  const reach = isPlatformAdmin(req.user) || listTenantIds(req.user).includes(template.id)
  return {
    kind: 'template',
    template: template.name,
    reach: reach ? await countSites(req, template.id) : null,
    followers:
      reach && collection === 'pages' ? await countFollowers(req, { template: template.id, path: doc['path'] }) : 0,
    previews: await Promise.all(
      sites.map(async (site) => ({ site: site.name, url: await previewOnSite(req, site, { collection, id }) })),
    ),
    copies:
      collection === 'pages' && hasRole(req.user, ['tenant-admin', 'editor'])
        ? await listCopies(req, { template: template.id, path: doc['path'] })
        : [],
    sections: collection === 'pages' && !reach ? await listSections(req, id) : [],
  }
}

/** Of the page as the sites show it, for people who customise it. */
async function listSections(req: PayloadRequest, id: number): Promise<Section[]> {
  const page = await req.payload.findByID({ collection: 'pages', id, depth: 0, req, disableErrors: true })
  return page?._status === 'published' ? listBlocks(page).map(describeSection) : []
}

async function countSites(req: PayloadRequest, template: number): Promise<number> {
  const isOfPlatform = template === (await findPlatformTemplate(req))
  const where: Where = isOfPlatform ? { isTemplate: { not_equals: true } } : { template: { equals: template } }
  return (await req.payload.db.count({ collection: 'tenants', req, where })).totalDocs
}

const listBlocks = ({ layout }: { layout?: unknown }) => (Array.isArray(layout) ? layout.filter(isBlockNode) : [])

async function countFollowers(
  req: PayloadRequest,
  { template, path }: { template: number; path: unknown },
): Promise<number> {
  const where: Where = {
    and: [{ 'tenant.template': { equals: template } }, { path: { equals: path } }, { following: { exists: true } }],
  }
  return (await req.payload.db.count({ collection: 'pages', req, where })).totalDocs
}

async function listCopies(req: PayloadRequest, { template, path }: { template: number; path: unknown }) {
  const ownOnly = isPlatformAdmin(req.user) ? [] : [{ id: { in: listTenantIds(req.user) } }]
  const { docs: sites } = await req.payload.find({
    collection: 'tenants',
    ...all(req),
    select: { name: true },
    where: { and: [{ template: { equals: template } }, ...ownOnly] },
  })
  const { docs: pages } = await req.payload.find({
    collection: 'pages',
    ...all(req),
    select: { tenant: true },
    where: { and: [{ tenant: { in: sites.map((site) => site.id) } }, { path: { equals: path } }] },
  })
  return sites.map((site) => ({
    site: { id: site.id, name: site.name },
    pageId: pages.find((page) => readId(page.tenant) === site.id)?.id ?? null,
  }))
}

const all = (req: PayloadRequest) => ({ req, depth: 0, pagination: false, overrideAccess: true, sort: 'id' }) as const

const readTenant = (req: PayloadRequest, id: number) =>
  req.payload.findByID({
    collection: 'tenants' satisfies CollectionSlug,
    id,
    depth: 0,
    req,
    overrideAccess: true,
    disableErrors: true,
    select: { name: true, isTemplate: true },
  })
