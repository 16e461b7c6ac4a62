import { dealerLinkedData, locationLinkedData } from '#schemas/location/linked-data.ts'
import type { Location } from '#schemas/location/location.ts'
import type { Premises } from '#schemas/location/departments.ts'
import { crawledPicture } from '#schemas/media/crawled-picture.ts'
import type { Media } from '#schemas/media/media.ts'
import type { PageDocument } from '#schemas/page/page.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { modelLinkedData } from '#schemas/model/linked-data.ts'
import { vehicleLinkedData } from '#schemas/vehicle/linked-data.ts'
import { sharePicturePath, sharePictureSize } from '#schemas/vehicle/share-picture.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { PageListing } from '../page/load-data.ts'
import type { PreparedBlock } from '../page/prepare-blocks.ts'
import { firstText } from './first-text.ts'
import { escapeHtml } from '#schemas/lib/escape-html.ts'
import { attributes, scriptJson } from './html.ts'
import { vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import { rangeHead } from './range-head.ts'
import type { PageRange } from '../routes/range-of-page.ts'
import { type ListedStock, pageLinkedData } from './page-linked-data.ts'
import type { StockHead } from './stock-head.ts'
import { locationDescription } from './location-words.ts'
import { vehicleDescription } from './vehicle-words.ts'

/** The resolved head of a page. */
export interface Head {
  title: string
  description: string
  /** Null for a missing page. */
  canonical: string | null
  /** For search engines; null if the page may be indexed. */
  robots: 'noindex' | 'noindex, follow' | null
  /** Previous and next pages of the same list. */
  prev: string | null
  next: string | null
  image: string | null
  /** In pixels; null if unknown. */
  imageSize: { width: number; height: number } | null
  imageAlt: string
  kind: 'website' | 'product'
  /** Whether the site's news can be subscribed to here. */
  hasFeed: boolean
  /** Documents of structured data of schema.org. */
  linkedData: readonly Record<string, unknown>[]
}

interface HeadInput {
  site: Site
  page: PageDocument
  vehicle: Vehicle | null
  /** The vehicle is no longer listed, so its page is not indexed. */
  isGone: boolean
  /** The model and brand of the page. */
  range: PageRange
  /** The vehicle's location. */
  location: Location | null
  /** The location of a location page, first of its departments. */
  premises: Premises | null
  /** All locations, for the home page; null for others. */
  locations: readonly Location[] | null
  /** For a page with stock search. */
  stock: StockHead | null
  /** What it found; null if it failed. */
  listed: ListedStock | null
  lists: readonly PageListing[]
  /** The visible blocks. */
  blocks: readonly PreparedBlock[]
  url: string
  now: Date
  preview: boolean
  hasFeed: boolean
}

export function buildHead(input: HeadInput): Head {
  const { site, page, vehicle, isGone, range, premises, stock, url, preview, blocks } = input
  const about = rangeHead(range)
  const ownTitle = page.seo.title || subjectTitle(input)
  const image = page.seo.image ?? about?.image ?? (vehicle ? null : site.logo)
  const description =
    page.seo.description ||
    (vehicle
      ? vehicleDescription(vehicle, site)
      : premises
        ? locationDescription(premises)
        : stock?.description || about?.description || firstText(blocks) || site.tagline)
  const head = {
    title: withSiteName(ownTitle, site),
    description,
    canonical: isGone
      ? null
      : stock
        ? absolute(site, stock.canonical)
        : canonicalUrl(site, premises ? ownAddress(url, premises[0]) : url),
    robots: page.seo.noindex || preview || isGone ? 'noindex' : stock?.noindex ? 'noindex, follow' : null,
    prev: absolute(site, stock?.prev ?? null),
    next: absolute(site, stock?.next ?? null),
    image: absolute(site, image ? crawledPicture(image.url) : vehicle ? sharePicturePath(vehicle) : null),
    imageSize: vehicle && !image ? sharePictureSize : null,
    imageAlt: image?.alt || ownTitle,
    kind: vehicle ? 'product' : 'website',
    hasFeed: input.hasFeed,
  } as const
  return { ...head, linkedData: linkedDataOf(input, { ...head, ownTitle }) }
}

function subjectTitle({ page, vehicle, range, premises, stock }: HeadInput): string {
  if (vehicle) return vehicleTitle(vehicle)
  return premises ? `${premises[0].name}: ${page.title}` : (stock?.title ?? rangeHead(range)?.title ?? page.title)
}

/** A dealership's name in the path leads to its main location. */
const ownAddress = (url: string, { slug }: Location): string =>
  url.replace(/^(\/[^/?]+\/)[^/?]+/, `$1${encodeURIComponent(slug)}`)

type PageMetadata = Pick<Head, 'description' | 'canonical' | 'robots' | 'image'> & { ownTitle: string }

/** That of the subject first. */
function linkedDataOf(
  input: HeadInput,
  { ownTitle: title, description, canonical, robots, image }: PageMetadata,
): Head['linkedData'] {
  const { vehicle, isGone, site, page, listed, lists, blocks } = input
  if (isGone || canonical === null) return []
  const subject = subjectLinkedData(input, description)
  if (robots !== null) return subject
  const hasCrumbs = vehicle !== null
  return [
    ...subject,
    ...pageLinkedData({ site, page, listed, lists, blocks, title, description, canonical, image, hasCrumbs }),
  ]
}

function subjectLinkedData(
  { vehicle, location, premises, range: { model }, locations, site, now }: HeadInput,
  description: string,
): Record<string, unknown>[] {
  if (vehicle) return [vehicleLinkedData({ vehicle, site, location, description })]
  if (premises) return [locationLinkedData(premises, { site, now })]
  if (model) return [modelLinkedData(model, site)]
  return locations ? [dealerLinkedData(locations, { site, now })] : []
}

export function renderHead(head: Head, site: Site): string {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    head.canonical ? `<link${attributes({ rel: 'canonical', href: head.canonical })}>` : '',
    head.prev ? `<link${attributes({ rel: 'prev', href: head.prev })}>` : '',
    head.next ? `<link${attributes({ rel: 'next', href: head.next })}>` : '',
    head.hasFeed
      ? `<link${attributes({ rel: 'alternate', type: 'application/rss+xml', title: site.name, href: '/rss.xml' })}>`
      : '',
    meta('name', 'robots', head.robots),
    meta('name', 'theme-color', site.theme.primary),
    meta('property', 'og:type', head.kind),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', head.canonical),
    meta('property', 'og:locale', site.locale.replace('-', '_')),
    meta('property', 'og:image', head.image),
    head.image ? meta('property', 'og:image:alt', head.imageAlt) : '',
    meta('property', 'og:image:width', head.imageSize && String(head.imageSize.width)),
    meta('property', 'og:image:height', head.imageSize && String(head.imageSize.height)),
    meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
    `<link${attributes({ rel: 'icon', href: iconUrl(site.logo, site) })}>`,
    ...head.linkedData.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ].join('')
}

/** Empty without content. */
const meta = (kind: 'name' | 'property', name: string, content: string | null): string =>
  content ? `<meta ${kind}="${name}" content="${escapeHtml(content)}">` : ''

/** The page's URL without query, except the page number of results: filters and sort orders show the same stock. */
function canonicalUrl(site: Site, url: string): string {
  const { pathname, searchParams } = new URL(url, site.origin)
  const pageNumber = searchParams.get('page')
  return `${site.origin}${pathname}${pageNumber && pageNumber !== '1' ? `?page=${encodeURIComponent(pageNumber)}` : ''}`
}

const withSiteName = (title: string, site: Site): string =>
  title.toLowerCase().includes(site.name.toLowerCase()) ? title : `${title} | ${site.name}`

const absolute = (site: Site, url: string | null): string | null =>
  url === null ? null : new URL(url, site.origin).href

/** The logo if there is one, else the first letter on the brand colour. */
function iconUrl(logo: Media | null, site: Site): string {
  if (logo) return logo.url
  const letter = escapeHtml(site.name.trim().charAt(0).toUpperCase())
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${site.theme.primary}"/><text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
