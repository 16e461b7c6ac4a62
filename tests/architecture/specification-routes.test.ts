import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { toSlug } from '#schemas/lib/slug.ts'
import { listModelAddresses } from '#schemas/model/model-addresses.ts'
import { modelPage } from '#schemas/model/model-path.ts'
import { answersPath, readSitePath } from '#schemas/page/match-address.ts'
import { followRedirects, indexRedirects } from '#schemas/page/redirects.ts'
import { demoTenants } from '#seed/tenants/demo-tenants.ts'
import type { DemoTenant } from '#seed/tenants/read-tenant.ts'
import { specifiedRoutes } from '#tests/support/specification-routes.ts'

/** Each document with the heading after its routes. */
const documents = {
  'vehicles.md': '### Search results page',
  'locations-forms-finance.md': '### Screens and widgets',
}

function routesOfDocument([name, end]: [string, string]): string[] {
  const text = readFileSync(join(import.meta.dirname, '../../docs/specification', name), 'utf8')
  const routes = text.slice(text.indexOf('\n## 2.'), text.indexOf(`\n${end}`))
  return [...routes.matchAll(/`(\/[^`]*)`/g)].map(([, route = '']) => route)
}

function findTenant(slug: string | null): DemoTenant | undefined {
  return demoTenants.find((tenant) => tenant.slug === slug)
}

/** The path of the page document that answers an address of a demo site; undefined if none does. */
function findAnsweringPage(site: DemoTenant, address: string): string | undefined {
  const documents = [findTenant(site.template), site].flatMap((tenant) => tenant ?? [])
  const rules = documents.flatMap(({ redirects }) => redirects.map((rule) => ({ ...rule, permanent: true })))
  const asked = readSitePath(address, []) ?? ''
  const path = followRedirects(indexRedirects(rules, { hosts: [], inAnyCase: true }), asked)?.to ?? asked
  const pageOf = (at: string) =>
    documents.flatMap(({ pages }) => pages).find((page) => answersPath(page.path, at))?.path
  const models = site.models.map(({ name, newSlug, overrideUrl }) => ({
    slug: toSlug(name),
    new_slug: newSlug ?? '',
    override_url: overrideUrl ?? '',
  }))
  const model = listModelAddresses(models).get(path)
  return pageOf(path) ?? (model && pageOf('shows' in model ? modelPage({ slug: model.shows }) : model.leadsTo))
}

test('the list names every route of both documents, and no other (vehicles §2, locations §2)', () => {
  const documented = Object.entries(documents).flatMap(routesOfDocument)
  expect(documented.length).toBeGreaterThan(80)
  expect([...new Set(specifiedRoutes.map(({ route }) => route))].toSorted()).toEqual(
    [...new Set(documented)].toSorted(),
  )
})

describe.each(specifiedRoutes.map((each) => [each.example ?? each.route, each] as const))(
  '%s',
  (example, { cites, site }) => {
    test(`${site} answers it by a page document (${cites})`, () => {
      const tenant = findTenant(site)
      expect(tenant && findAnsweringPage(tenant, example.replace('{vehicle}', 'any'))).toBeTypeOf('string')
    })
  },
)
