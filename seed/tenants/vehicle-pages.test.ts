import { expect, test } from 'vitest'
import { validateLayout } from '#blocks/index.ts'
import { listNodes } from '#schemas/page/walk.ts'
import type { DemoPage, DemoTenant, Refs } from './demo-tenant.ts'
import { demoTenants } from './demo-tenants.ts'

const refs: Refs = { logo: () => 1, picture: () => 1, slide: () => 1, section: () => 1, location: () => 1 }
const sites = demoTenants.filter(({ locations }) => locations.length > 0)

const vehiclePageOf = ({ slug, pages }: DemoTenant): DemoPage => {
  const page = pages.find(({ path }) => path === '/cars/:slug')
  if (!page) throw new Error(`${slug} has no vehicle page of its own.`)
  return page
}

test('each of the five companies arranges its vehicle page in its own way', () => {
  const arrangements = sites.map((site) =>
    vehiclePageOf(site)
      .layout(refs)
      .map(({ blockType }) => blockType)
      .join(),
  )
  expect(new Set(arrangements).size).toBe(5)
})

test.each(sites.map((site) => [site.slug, site] as const))('every page of %s may be published', (_, site) => {
  const issues = site.pages.flatMap(({ path, layout }) =>
    validateLayout(layout(refs), 'publish').map(({ message }) => `${path}: ${message}`),
  )
  expect(issues).toEqual([])
})

test.each(sites.map((site) => [site.slug, site] as const))('an address of %s has one page', (_, { pages }) => {
  const paths = pages.map(({ path }) => path)
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

test.each(sites.map((site) => [site.slug, site] as const))(
  'the vehicle page of %s says what it is not (vehicles §2)',
  (_, site) => {
    const slugs = listNodes(vehiclePageOf(site).layout(refs)).map(({ node }) => node.blockType)
    expect(slugs).toContain('vehicle-disclaimer')
  },
)
