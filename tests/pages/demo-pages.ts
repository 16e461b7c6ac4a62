import type { BlockNode } from '#schemas/page/block-node.ts'
import { site, type Site } from '#schemas/tenant/site.ts'
import { demoTenants } from '#seed/tenants/demo-tenants.ts'
import { importLayout } from '#seed/tenants/import-layout.ts'
import type { DemoTenant } from '#seed/tenants/read-tenant.ts'
import { anyReference } from '#tests/support/any-reference.ts'

export interface DemoVehiclePage {
  site: Site
  layout: BlockNode[]
}

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
