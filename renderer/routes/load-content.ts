import { QueryClient } from '@tanstack/react-query'
import { vehicleQuery } from '#blocks/_data/vehicle.ts'
import type { PageContext, PageStock } from '#blocks/_kit/runtime.tsx'
import { locationsQuery } from '#blocks/_data/locations.ts'
import { findLocation } from '#schemas/location/location-path.ts'
import type { Location } from '#schemas/location/location.ts'
import type { PageDocument } from '#schemas/page/page.ts'
import type { RenderInput } from '#schemas/page/render.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { siteOfDealership } from '#schemas/tenant/site-of-dealership.ts'
import { readListingRules } from '#schemas/vehicle/listing-rules.ts'
import { pagesByQuery, slugInQuery } from '#schemas/vehicle/vehicle-in-query.ts'
import { listingState } from '#schemas/vehicle/listing-state.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { hashOfKey } from '../page/hash-of-key.ts'
import { type LoadedData, loadData } from '../page/load-data.ts'
import { locationOfVehicle, locationsInTime } from '../page/location-of-vehicle.ts'
import { type PreparedBlock, type PreparedPage, prepareBlocks } from '../page/prepare-blocks.ts'
import { type RunQuery, createQueries } from '../page/queries.ts'
import { buildPageContext } from './page-context.ts'
import { type PageRange, rangeOfPage } from './range-of-page.ts'
import { stockOfPage } from './stock-of-page.ts'

export interface PageContent {
  client: QueryClient
  /** The site as the dealership of the page's vehicle or location has it. */
  site: Site
  prepared: PreparedPage
  vehicle: Vehicle | null
  /** The vehicle is no longer listed. */
  isGone: boolean
  stock: PageStock | null
  range: PageRange
  context: PageContext
  data: LoadedData
  /** The page's own location, or its vehicle's. */
  location: Location | null
  /** All locations, for the home page; null for others. */
  locations: readonly Location[] | null
}

/** Parses a page, removes hidden blocks and runs all queries; `needsData` limits them to some blocks. The canvas shows a page without its subject too. */
export async function loadContent(
  input: RenderInput,
  page: PageDocument,
  needsData: (prepared: PreparedPage) => (block: PreparedBlock) => boolean = () => () => true,
): Promise<PageContent | 'vehicle-missing' | 'range-missing' | 'stock-missing' | 'location-missing'> {
  const client = serverQueryClient()
  const ask = createQueries(client)
  const preparedForSite = prepareBlocks({ ...input, nodes: page.layout })
  const [foundVehicle, foundRange, foundStock, foundLocation] = await Promise.all([
    vehicleOfPage(preparedForSite, { input, page, ask }),
    rangeOfPage(page, { input, ask }),
    stockOfPage(preparedForSite, { input, page, ask }),
    locationOfPage(preparedForSite, { input, ask }),
  ])
  if (!input.canvas && foundVehicle === 'missing') return 'vehicle-missing'
  if (!input.canvas && foundRange === 'missing') return 'range-missing'
  if (!input.canvas && foundStock === 'missing') return 'stock-missing'
  if (!input.canvas && foundLocation === 'missing') return 'location-missing'
  const vehicle = foundVehicle === 'missing' ? null : foundVehicle
  const stock = foundStock === 'missing' ? null : foundStock
  const range = foundRange === 'missing' ? { model: null, brand: null } : foundRange
  const ownLocation = foundLocation === 'missing' ? null : foundLocation
  const context = buildPageContext(input, { vehicle, location: ownLocation, ...range, stock })
  const { api, now, report } = input
  const site = siteOfDealership(input.site, (vehicle ?? ownLocation)?.dealership_slug ?? null)
  const prepared = site === input.site ? preparedForSite : prepareBlocks({ ...input, site, nodes: page.layout })
  const isGone = vehicle !== null && isNoLongerListed(vehicle, input)
  const blocks = prepared.blocks.filter(needsData(prepared))
  const [data, vehiclesLocation, locations] = await Promise.all([
    loadData({ blocks, page: context, ask, site, api, now, report }),
    vehicle && !isGone ? locationOfVehicle(vehicle, { ask, api }) : null,
    page.path === '/' ? locationsInTime({ ask, api }) : null,
  ])
  return {
    client,
    site,
    prepared,
    vehicle,
    isGone,
    stock,
    range,
    context,
    data,
    location: ownLocation ?? vehiclesLocation,
    locations,
  }
}

/** Answers live as long as the request, and components do not refetch. */
const serverQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, queryKeyHashFn: hashOfKey } },
  })

async function vehicleOfPage(
  { blocks }: PreparedPage,
  { input: { params, url, api }, page, ask }: { input: RenderInput; page: PageDocument; ask: RunQuery },
): Promise<Vehicle | null | 'missing'> {
  const isVehiclePage = blocks.some(({ known }) => known?.block.needs.includes('vehicle'))
  if (!isVehiclePage) return null
  const slug = params['slug'] ?? slugInQuery(url)
  if (slug === null) return pagesByQuery.includes(page.path) ? 'missing' : null
  return (await ask(vehicleQuery(api, slug)).answered) ?? 'missing'
}

/** The location of a page with blocks that need one; the first one in a preview, whose page has no address of its own. */
async function locationOfPage(
  { blocks }: PreparedPage,
  { input: { params, preview, api }, ask }: { input: RenderInput; ask: RunQuery },
): Promise<Location | null | 'missing'> {
  if (!blocks.some(({ known }) => known?.block.needs.includes('location'))) return null
  const locations = await ask(locationsQuery(api)).answered
  const slug = params['slug']
  const named = slug === undefined ? null : findLocation(slug, locations)
  return named ?? (preview ? (locations[0] ?? null) : 'missing')
}

/** A sold vehicle's page remains after its listing, and links to similar vehicles. vehicles §4 */
const isNoLongerListed = (vehicle: Vehicle, { site, now }: RenderInput): boolean =>
  listingState(vehicle, { rules: readListingRules(site.config), now }) === 'gone'
