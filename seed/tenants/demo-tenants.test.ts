import { describe, expect, test } from 'vitest'
import { blocks } from '#blocks/index.ts'
import { toSlug } from '#schemas/lib/slug.ts'
import { fixedSummary } from '#schemas/review/fixed-summary.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { listNodes } from '#schemas/page/walk.ts'
import { demoTenants } from './demo-tenants.ts'
import { importLayout } from './import-layout.ts'
import type { DemoPage, DemoTenant } from './read-tenant.ts'
import type { FindReference } from './resolve-fields.ts'

const sites = demoTenants.filter(({ locations }) => locations.length > 0)

function findVehiclePage({ slug, pages }: DemoTenant): DemoPage {
  const page = pages.find(({ path }) => path === '/cars/:slug')
  if (!page) throw new Error(`${slug} has no vehicle page of its own.`)
  return page
}

/** The references that a tenant's files define. */
function declaredReferences(tenant: DemoTenant): FindReference {
  const names: Record<string, string[]> = {
    media: [
      ...tenant.pictures.map(({ name }) => name),
      ...tenant.brands.map(({ name }) => `${tenant.slug}-brand-${toSlug(name)}.png`),
    ],
    slides: tenant.slides.map(({ name }) => name),
    sections: tenant.sections.map(({ name }) => name),
    locations: tenant.locations.map(({ slug }) => slug),
    dealerships: tenant.dealerships.map(({ slug }) => slug),
  }
  return (collection, name) => (names[collection]?.includes(name) ? 1 : undefined)
}

test('each of the seven companies arranges its vehicle page in its own way (vehicles §1, Differences by site)', () => {
  const arrangements = sites.map((site) =>
    findVehiclePage(site)
      .layout.map(({ blockType }) => blockType)
      .join(),
  )
  expect(new Set(arrangements).size).toBe(7)
})

test('every block of the library stands on a page of the demo', () => {
  const documents = demoTenants.flatMap(({ pages, sections }) => [...pages, ...sections])
  const shown = new Set(documents.flatMap(({ layout }) => listNodes(layout).map(({ node }) => node.blockType)))
  expect(blocks.map(({ slug }) => slug).filter((slug) => !shown.has(slug))).toEqual([])
})

describe.each(demoTenants.map((tenant) => [tenant.slug, tenant] as const))('%s', (_, tenant) => {
  const find = declaredReferences(tenant)

  test('every page and section may be published, and names only what the site has', () => {
    const problems = [...tenant.sections, ...tenant.pages].flatMap((document) => {
      try {
        importLayout(document, find)
        return []
      } catch (error) {
        return [String(error)]
      }
    })
    expect(problems).toEqual([])
  })

  test('pictures of articles, slides, promos and menus are the site’s own', () => {
    const named = [
      ...tenant.pages.flatMap(({ article }) => article?.picture ?? []),
      ...tenant.slides.map(({ picture }) => picture),
      ...tenant.promos.flatMap(({ picture }) => picture ?? []),
      ...tenant.menus.list.flatMap(({ items }) =>
        items.flatMap(({ children }) => children.flatMap(({ image }) => image ?? [])),
      ),
    ]
    expect(named.filter((name) => find('media', name) === undefined)).toEqual([])
  })

  test('every location belongs to a dealership of the company', () => {
    const owners = tenant.locations.map(({ dealership }) => dealership)
    expect(owners.filter((slug) => find('dealerships', slug) === undefined)).toEqual([])
  })

  test('an address has one page', () => {
    const paths = tenant.pages.map(({ path }) => path)
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })

  test('the vehicle page says what it is not (vehicles §2)', () => {
    const slugs = listNodes(findVehiclePage(tenant).layout).map(({ node }) => node.blockType)
    expect(slugs).toContain('vehicle-disclaimer')
  })
})

const coastline = demoTenants.filter(({ slug }) => slug === 'coastline-kia')

test('the menu of the one-brand dealer is the specification’s (locations §2, Header menu)', () => {
  const [header] = coastline.flatMap(({ menus }) => menus.list.filter(({ place }) => place === 'header'))
  const entries = header?.items.map(({ label, children }) => [label, ...children.map((child) => child.label)])
  expect(entries?.map(([label]) => label)).toEqual([
    'Home',
    'Vehicles',
    'Our Stock',
    'Offers',
    'Finance',
    'Service & Parts',
    'Company',
  ])
  expect(entries?.slice(-2)).toEqual([
    ['Service & Parts', 'Servicing', 'Parts and Accessories'],
    ['Company', 'About Us', 'Contact Us', 'Fleet', 'Careers', 'Terms And Conditions'],
  ])
})

const listFooterEntries = ({ menus }: DemoTenant) =>
  menus.list.filter(({ place }) => place === 'footer').flatMap(({ items }) => items)

test('the footer of the one-brand dealer is the specification’s (locations §2, Footer menu)', () => {
  const columns = coastline.flatMap(listFooterEntries)
  const labels = Object.fromEntries(columns.map(({ label, children }) => [label, children.map((child) => child.label)]))
  expect(Object.keys(labels)).toEqual(['Vehicles', 'Models', 'Buyer Tools', 'Service & Parts', 'Company'])
  expect(labels['Buyer Tools']?.slice(0, 8)).toEqual([
    'All Cars',
    'New Cars',
    'Demo Cars',
    'Used Cars',
    'Offers',
    'Finance',
    'Trade In',
    'Test Drive',
  ])
  expect(labels['Company']).toContain('Privacy Policy')
  expect(columns.find(({ label }) => label === 'Models')?.fill).toBe('models')
})

test.each(demoTenants.map((tenant) => [tenant.slug, tenant] as const))(
  'the footer of %s leads to its types of car and to test drives (locations §2, Footer menu)',
  (slug, tenant) => {
    const urls = listFooterEntries(tenant).flatMap(({ children }) => children.map(({ url }) => url))
    const types = slug === 'westgate' ? [] : ['/search/new-cars', '/search/demo-cars']
    expect(urls).toEqual(expect.arrayContaining([...types, '/book-test-drive']))
    expect(urls.some((url) => url.startsWith('/search/used-cars'))).toBe(true)
  },
)

test('the one-brand dealer welcomes with View Stock and View Offers (locations §2, Welcome text)', () => {
  const home = coastline.flatMap(({ pages }) => pages.filter(({ path }) => path === '/'))
  expect(JSON.stringify(home[0]?.layout[0])).toMatch(/"label":"View Stock".*"label":"View Offers"/)
})

test('reviews on vehicle pages have four stars or more (locations §9, Vehicle-page reviews)', () => {
  const blocks = sites.flatMap((site) => listNodes(findVehiclePage(site).layout).map(({ node }) => node))
  const ratings = blocks.flatMap((block) =>
    block.blockType === 'reviews-carousel' ? [{ ...block }['minimumRating']] : [],
  )
  expect(ratings.length).toBeGreaterThan(2)
  expect(new Set(ratings)).toEqual(new Set([4]))
})

test.each(sites.map((site) => [site.slug, site] as const))(
  '%s has a home page with cars of its own (locations §1, Home and dealer pages)',
  (_, site) => {
    const home = site.pages.find(({ path }) => path === '/')
    const slugs = listNodes(home?.layout ?? []).map(({ node }) => node.blockType)
    expect(slugs.some((slug) => ['car-grid', 'vehicle-carousel', 'stock-search'].includes(slug))).toBe(true)
  },
)

test('one site is a dealer of one brand that also sells used cars, one a group with a brands page and pages of its own (locations §1, Home and dealer pages)', () => {
  expect(coastline.flatMap(({ brands }) => brands.map(({ name }) => name))).toEqual(['Kia'])
  const stock = coastline.flatMap(listFooterEntries).flatMap(({ children }) => children.map(({ url }) => url))
  expect(stock).toContain('/search/used-cars')
  const group = sites.find(({ slug }) => slug === 'meridian')
  expect(group?.pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/brands',
      '/finance-and-insurance',
      '/twg-cars',
      '/twg-rental',
      '/twg-tyres',
      '/neotek',
      '/4x4-outdoor',
    ]),
  )
})

test('the one-brand dealer shows 978 reviews of 4.2 stars (locations §9, Static reviews)', () => {
  const shown = coastline.map(({ config }) => fixedSummary(siteConfig.parse(config).reviews))
  expect(shown).toEqual([{ count: 978, average: 4.2 }])
})
