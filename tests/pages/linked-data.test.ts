import { expect, test } from 'vitest'
import { sampleApi } from '#blocks/_kit/samples/sample-api.ts'
import { render } from '#renderer/entry-server.tsx'
import { type LinkedNode, listTypedNodes, vocabularyFaults } from '#tests/support/schema-org.ts'
import { parseHtml } from '#tests/support/parse-html.ts'
import { requirementFaults } from '#tests/support/search-requirements.ts'
import { type DemoSitePage, demoSitePages } from './demo-pages.ts'

/** Values of the parameters of page patterns that the sample's answers have. */
const sampleParams: Record<string, Record<string, string>> = {
  '/cars/:slug': { slug: '2021-kia-cerato-sport-a12' },
  '/models/:slug': { slug: 'sportage' },
}

function fillPath(pattern: string): { url: string; params: Record<string, string> } {
  const given = sampleParams[pattern] ?? {}
  const params: Record<string, string> = {}
  const url = pattern.replaceAll(/:(\w+)\??/g, (_, name: string) => {
    params[name] =
      given[name] ?? (pattern.includes('overview') ? 'kia' : pattern.startsWith('/search') ? 'used-cars' : 'southport')
    return params[name]
  })
  return { url, params }
}

async function readLinkedData({ site, page }: DemoSitePage): Promise<LinkedNode[]> {
  const { html, status } = await render({
    site,
    page,
    ...fillPath(page.path),
    status: 200,
    preview: false,
    now: new Date('2026-11-21T00:00:00.000Z'),
    requestId: 'test',
    api: sampleApi(),
    report: ({ blockType, error }) => {
      throw new Error(`${page.path}, ${blockType}: ${String(error)}`)
    },
  })
  expect([page.path, status]).toEqual([page.path, 200])
  return [...parseHtml(html).querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as LinkedNode,
  )
}

const pages = demoSitePages().map((each) => [`${each.site.slug}${each.page.path}`, each] as const)
const read = new Map<string, LinkedNode[]>()
const documentsOf = async (name: string): Promise<LinkedNode[]> => {
  const found = pages.find(([each]) => each === name)
  if (!found) throw new Error(`The demo has no page ${name}.`)
  const documents = read.get(name) ?? (await readLinkedData(found[1]))
  read.set(name, documents)
  return documents
}

test('structured data of every page of the demo has types, properties and values of schema.org', async () => {
  expect(pages.length).toBeGreaterThan(90)
  const faults: string[] = []
  for (const [name] of pages)
    for (const document of await documentsOf(name)) {
      expect(document['@context']).toBe('https://schema.org')
      faults.push(...vocabularyFaults(document).map((fault) => `${name}: ${fault}`))
    }
  expect(faults).toEqual([])
}, 120_000)

test('structured data of every page of the demo has what search engines require', async () => {
  const faults: string[] = []
  for (const [name] of pages)
    for (const node of listTypedNodes(await documentsOf(name)))
      faults.push(...requirementFaults(node).map((fault) => `${name}: ${fault}`))
  expect(faults).toEqual([])
}, 120_000)

test.each([
  [
    'a home page the dealer with hours and place',
    'meridian/',
    ['AutoDealer', 'OpeningHoursSpecification', 'GeoCoordinates'],
  ],
  ['a vehicle’s page its offer and dealer', 'meridian/cars/:slug', ['Car', 'Offer', 'AutoDealer', 'BreadcrumbList']],
  ['a page of stock the vehicles', 'coastline-kia/search/:type/:make?/:model?/:body?', ['ItemList', 'BreadcrumbList']],
  [
    'a location’s page hours and place',
    'coastline-kia/our-location/:slug',
    ['AutoDealer', 'OpeningHoursSpecification', 'GeoCoordinates'],
  ],
  ['a range the models', 'coastline-kia/models', ['ItemList', 'BreadcrumbList']],
  ['a model’s page its price', 'coastline-kia/models/:slug', ['Car', 'AggregateOffer', 'BreadcrumbList']],
  ['a page of brands the brands', 'meridian/brands', ['ItemList', 'BreadcrumbList']],
  ['a page of offers the offers', 'coastline-kia/special-offers', ['Offer', 'BreadcrumbList']],
  ['news the articles', 'kauri/blog', ['ItemList', 'BreadcrumbList']],
  ['questions in a text their answers', 'coastline-kia/eofy', ['FAQPage', 'Question', 'Answer']],
])('machines read on %s', async (_, name, types) => {
  const found = new Set(listTypedNodes(await documentsOf(name)).map((node) => node['@type']))
  expect([...types].filter((type) => !found.has(type))).toEqual([])
})

test('what schema.org does not know is found', () => {
  expect(
    vocabularyFaults([
      { '@type': 'CarDealer' },
      { '@type': 'AutoDealer', openHours: '9 to 5', geo: { '@type': 'PostalAddress' }, name: 'A' },
      { '@type': 'Offer', availability: 'https://schema.org/Gone', seller: 7 },
    ]),
  ).toEqual([
    'CarDealer is no known type',
    'AutoDealer has no property openHours',
    'AutoDealer.geo: {"@type":"PostalAddress"}',
    'Offer.availability: "https://schema.org/Gone"',
    'Offer.seller: 7',
  ])
  expect(requirementFaults({ '@type': 'BlogPosting', headline: 'A' })).toContain('BlogPosting without author')
})
