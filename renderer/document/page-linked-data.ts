import type { ListedEntry } from '#blocks/_kit/block-data.ts'
import { crawledPicture } from '#schemas/media/crawled-picture.ts'
import type { StockPlace } from '#schemas/vehicle/stock-place.ts'
import type { SearchHit } from '#schemas/vehicle/search-response.ts'
import { vehiclePath, vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import type { PageDocument } from '#schemas/page/page.ts'
import type { Site } from '#schemas/tenant/site.ts'
import type { PageListing } from '../page/load-data.ts'
import type { PreparedBlock } from '../page/prepare-blocks.ts'
import * as texts from '../texts.ts'

type Node = Record<string, unknown>

/** The vehicles that a stock page lists, with the position of the first one in the whole list, from 1. */
export interface ListedStock {
  hits: readonly SearchHit[]
  first: number
  crumbs: StockPlace['crumbs']
}

interface PageLinkedDataInput {
  site: Pick<Site, 'name' | 'origin' | 'logo'>
  page: Pick<PageDocument, 'articleDate' | 'articleCategory' | 'articleAuthor' | 'readingMinutes' | 'updatedAt'>
  /** Null for pages that list no stock. */
  listed: ListedStock | null
  /** What its blocks list besides stock, in their order. */
  lists: readonly PageListing[]
  blocks: readonly PreparedBlock[]
  title: string
  description: string
  canonical: string
  image: string | null
  /** Whether the page has a breadcrumb of its own elsewhere. */
  hasCrumbs: boolean
}

/**
 * Structured data of an indexable page, besides that of its subject, each a document of its own: way to the page, listed vehicles and other
 * lists, article, questions. It contains only what the page shows. Unescaped data.
 */
export function pageLinkedData(input: PageLinkedDataInput): Node[] {
  const { listed, page, blocks, hasCrumbs } = input
  return [
    ...(hasCrumbs ? [] : crumbs(input)),
    ...(listed && listed.hits.length > 0 ? [vehicles(listed, input)] : []),
    ...input.lists.flatMap((list) => listNode(list, input)),
    ...(page.articleDate ? [article(page.articleDate, input)] : []),
    ...questions(blocks),
  ].map((node) => ({ '@context': 'https://schema.org', ...node }))
}

/** None on the home page: search engines ask for two entries at least. */
function crumbs({ listed, site, title, canonical }: PageLinkedDataInput): Node[] {
  const url = new URL(canonical)
  const way = listed?.crumbs ?? [
    { label: texts.home, path: '/' },
    { label: title, path: url.pathname },
  ]
  if (way.length < 2 || url.pathname === '/') return []
  const itemListElement = way.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: site.origin + path,
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

const vehicles = ({ hits, first }: ListedStock, { site, title }: PageLinkedDataInput): Node => ({
  '@type': 'ItemList',
  name: title,
  itemListElement: hits.map((hit, index) => ({
    '@type': 'ListItem',
    position: first + index,
    name: vehicleTitle(hit),
    url: site.origin + vehiclePath(hit),
  })),
})

/** Models, brands, places, articles or offers. An entry leads to a page, or is an offer that says all itself. */
function listNode({ heading, entries }: PageListing, { site, title }: PageLinkedDataInput): Node[] {
  const shown = entries.filter(({ href, offer }) => offer !== undefined || href?.startsWith('/'))
  if (shown.length === 0) return []
  const itemListElement = shown.map((entry, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...(entry.offer ? { item: offerNode(entry, entry.offer, site) } : pageEntry(entry, site)),
  }))
  return [{ '@type': 'ItemList', name: heading ?? title, itemListElement }]
}

const pageEntry = ({ name, href, picture }: ListedEntry, { origin }: PageLinkedDataInput['site']): Node => ({
  name,
  url: new URL(href ?? '/', origin).href,
  ...(picture ? { image: new URL(crawledPicture(picture.url), origin).href } : {}),
})

const offerNode = (
  entry: ListedEntry,
  { text, from, until }: NonNullable<ListedEntry['offer']>,
  site: PageLinkedDataInput['site'],
): Node => ({
  '@type': 'Offer',
  ...pageEntry(entry, site),
  ...(text ? { description: text } : {}),
  ...(from ? { validFrom: from } : {}),
  ...(until ? { validThrough: until } : {}),
  offeredBy: { '@type': 'AutoDealer', '@id': `${site.origin}/#dealer`, name: site.name, url: `${site.origin}/` },
})

function article(date: string, { site, page, title, description, canonical, image }: PageLinkedDataInput): Node {
  const publisher = {
    '@type': 'Organization',
    name: site.name,
    url: `${site.origin}/`,
    ...(site.logo ? { logo: new URL(site.logo.url, site.origin).href } : {}),
  }
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: date,
    // A page may be scheduled: it is not changed before it is published.
    dateModified: page.updatedAt > date ? page.updatedAt : date,
    mainEntityOfPage: canonical,
    ...(image ? { image } : {}),
    author: page.articleAuthor ? { '@type': 'Person', name: page.articleAuthor } : publisher,
    ...(page.articleCategory ? { articleSection: page.articleCategory } : {}),
    ...(page.readingMinutes ? { timeRequired: isoDuration({ minutes: page.readingMinutes }) } : {}),
    publisher,
  }
}

/** All questions of a page are one FAQ. */
function questions(blocks: readonly PreparedBlock[]): Node[] {
  const answeredQuestions = blocks.flatMap(({ known }) => known?.block.questions?.(known.props) ?? [])
  if (answeredQuestions.length === 0) return []
  const mainEntity = answeredQuestions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}

/** ISO 8601. */
const isoDuration = ({ minutes }: { minutes: number }): string => ['PT', minutes, 'M'].join('')
