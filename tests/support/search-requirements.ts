import type { LinkedNode } from './schema-org.ts'

/** Properties that Google's documentation of structured data requires, or a list for a vehicle asks for. https://developers.google.com/search/docs */
const required: Record<string, readonly string[]> = {
  AutoDealer: ['name'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'author', 'publisher'],
  Car: ['name', 'url', 'offers'],
  Vehicle: ['name', 'url', 'offers'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['opens', 'closes'],
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** What search engines miss of one node. */
export function requirementFaults(node: LinkedNode): string[] {
  const type = String(node['@type'])
  const missing = (required[type] ?? []).filter((name) => isEmpty(node[name])).map((name) => `${type} without ${name}`)
  return [...missing, ...(type.endsWith('List') ? listFaults(node, type) : []), ...priceFaults(node, type)]
}

/** Entries are numbered one by one; each is named and leads somewhere, except the last of a breadcrumb, which is the page itself. */
function listFaults(node: LinkedNode, type: string): string[] {
  const entries = Array.isArray(node['itemListElement']) ? (node['itemListElement'] as LinkedNode[]) : []
  const first = Number(entries[0]?.['position'] ?? 1)
  return entries.flatMap((entry, index) => [
    ...(entry['position'] === first + index
      ? []
      : [`${type}: entry ${index} has position ${String(entry['position'])}`]),
    ...(entry['item'] || entry['url'] || (type === 'BreadcrumbList' && index === entries.length - 1)
      ? []
      : [`${type}: entry ${index} leads nowhere`]),
  ])
}

const priceFaults = (node: LinkedNode, type: string): string[] =>
  type === 'Offer' && 'price' in node && !/^\d+\.\d\d$/.test(String(node['price']))
    ? [`Offer with the price ${String(node['price'])}`]
    : 'price' in node && !('priceCurrency' in node)
      ? [`${type} without priceCurrency`]
      : []
