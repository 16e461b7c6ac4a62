import type { BlockNode } from '#schemas/page/block-node.ts'
import { type PageDocument, pageDocument } from '#schemas/page/page.ts'
import { site, type Site } from '#schemas/tenant/site.ts'
import { demoTenants } from '#seed/tenants/demo-tenants.ts'
import { importLayout } from '#seed/tenants/import-layout.ts'
import type { DemoPage, DemoTenant } from '#seed/tenants/read-tenant.ts'
import { anyReference } from '#tests/support/any-reference.ts'

export interface DemoVehiclePage {
  site: Site
  layout: BlockNode[]
}

export interface DemoSitePage {
  site: Site
  page: PageDocument
}

/** Every page of the demo that search engines may list, once: those of a template on the first company that uses it. */
export function demoSitePages(): DemoSitePage[] {
  const companies = demoTenants.filter(({ locations }) => locations.length > 0)
  return demoTenants.flatMap((owner) => {
    const company = companies.find((one) => one === owner || one.template === owner.slug)
    if (!company) return []
    return owner.pages
      .filter(({ seo }) => !seo.noindex)
      .map((page, index) => ({ site: siteOf(company), page: documentOf(page, { owner, id: index + 1 }) }))
  })
}

const documentOf = (page: DemoPage, { owner, id }: { owner: DemoTenant; id: number }): PageDocument =>
  pageDocument.parse({
    id,
    title: page.title,
    path: page.path,
    articleDate: page.article?.date,
    layout: withSections(importLayout(page, anyReference), owner),
    seo: { title: page.seo.title, description: page.seo.description },
    updatedAt: '2026-11-01T00:00:00.000Z',
  })

const templateOf = ({ template }: DemoTenant) => demoTenants.find(({ slug }) => slug === template)

/** The vehicle page of each demo company as its shoppers get it: its own, else its template's. */
export const demoVehiclePages = (): [name: string, page: DemoVehiclePage][] =>
  demoTenants
    .filter(({ locations }) => locations.length > 0)
    .map((company) => [company.slug, { site: siteOf(company), layout: layoutOf(company) }])

function siteOf(company: DemoTenant): Site {
  const { slug, name, tagline, country, locale, currency, timeZone, theme, flags, config } = company
  const template = templateOf(company)
  return site.parse({
    id: 1,
    slug,
    name,
    tagline,
    country,
    locale,
    currency,
    timeZone,
    origin: `https://${slug}.example`,
    logo: null,
    theme: { ...template?.theme, ...theme },
    flags: { ...template?.flags, ...flags },
    config: { ...template?.config, ...config },
    hasFavourites: true,
    menus: { header: null, footer: null, legal: null },
  })
}

function layoutOf(company: DemoTenant): BlockNode[] {
  const owner = [company, templateOf(company)].find((one) => one?.pages.some(isVehiclePage))
  const page = owner?.pages.find(isVehiclePage)
  if (!owner || !page) throw new Error(`${company.name} has no page for its vehicles.`)
  return withSections(importLayout(page, anyReference), owner)
}

const isVehiclePage = ({ path }: { path: string }) => path === '/cars/:slug'

/** Reusable sections as the platform puts them in place of their ids. Which one it is plays no part here: all are tried in turn. */
function withSections(nodes: BlockNode[], owner: DemoTenant): BlockNode[] {
  const layout = owner.sections.flatMap((section) => importLayout(section, anyReference))
  return nodes.map((node) =>
    node.blockType === 'section' ? { ...node, section: { id: 1, name: 'Sections', layout } } : node,
  )
}
