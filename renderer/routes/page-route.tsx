import { QueryClient } from '@tanstack/react-query'
import { vehicleSearchQuery } from '#blocks/_data/vehicle-search.ts'
import { vehicleQuery } from '#blocks/_data/vehicle.ts'
import type { PageContext } from '#blocks/_kit/runtime.tsx'
import { searchOfPage } from '#blocks/_search/search-of-page.ts'
import { pageFacts } from '#schemas/analytics/page-facts.ts'
import type { PageDocument } from '#schemas/page/page.ts'
import type { RenderInput, RenderOutput } from '#schemas/page/render.ts'
import { listingRulesOf } from '#schemas/vehicle/listing-rules.ts'
import type { SearchResponse } from '#schemas/vehicle/search-response.ts'
import { listedUntil, vehicleStanding } from '#schemas/vehicle/vehicle-standing.ts'
import { pagesByQuery, slugInQuery } from '#schemas/vehicle/vehicle-in-query.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { headOf } from '../document/head.ts'
import { type StockHead, stockHead } from '../document/stock-head.ts'
import { hashOfKey } from '../page/hash-of-key.ts'
import { pageState } from '../page/island-state.ts'
import { type LoadedData, loadData } from '../page/load-data.ts'
import { locationOfVehicle } from '../page/location-of-vehicle.ts'
import { type PreparedPage, prepareBlocks } from '../page/prepare-blocks.ts'
import { type Ask, createQueries } from '../page/queries.ts'
import { renderBlocks } from '../page/render-blocks.tsx'
import { viewedHtml } from '../page/viewed-html.ts'
import { contextOf } from './page-context.ts'
import { problemRoute } from './problem-route.tsx'
import { renderSite } from './render-site.tsx'
import { stockOfPage } from './stock-of-page.ts'

/** A page that lacks some answer is worth only a moment. */
const secondsWhenIncomplete = 10

/** RFC 9110 §15.5.11: it was here, and will not be again. Search engines forget it sooner than what is merely missing. */
const statusOfGone = 410

/** Parse, drop what is hidden, ask everything at once, render. docs/architecture.md, A page request */
export async function pageRoute(input: RenderInput, page: PageDocument): Promise<RenderOutput> {
  const client = serverQueryClient()
  const ask = createQueries(client)
  const prepared = prepareBlocks({ ...input, nodes: page.layout })
  const [vehicle, stock] = await Promise.all([
    vehicleOfPage(prepared, { input, page, ask }),
    stockOfPage(prepared, { input, page, ask }),
  ])
  if (vehicle === 'missing') return problemRoute(input, 'vehicle-not-found')
  // Stock may yet come to this address.
  if (stock === 'missing') return { ...problemRoute(input, 'page-not-found'), tags: ['stock'] }
  const context = contextOf(input, { vehicle, stock })
  const { site, api, now, report, preview } = input
  const isGone = vehicle !== null && isNoLongerListed(vehicle, input)
  const [data, location] = await Promise.all([
    loadData({ blocks: prepared.blocks, page: context, ask, site, api, now, report }),
    vehicle && !isGone ? locationOfVehicle(vehicle, { ask, api }) : null,
  ])
  const runtime = { site, page: context, api }
  const { html, ...rendered } = renderSite({
    site,
    preview,
    report,
    runtime,
    head: headOf({
      site,
      page,
      vehicle,
      isGone,
      location,
      stock: headOfStock(context, { input, client }),
      blocks: prepared.blocks,
      url: input.url,
      preview,
    }),
    facts: pageFacts({ path: context.path, vehicle, hasStock: stock !== null, currency: site.currency }),
    main: () => {
      const blocks = renderBlocks({ prepared, runtime, client, failed: data.failed, report, preview })
      const { islands } = blocks
      const { questionsByBlock } = data
      const state = islands.length > 0 ? pageState({ islands, site, page: context, questionsByBlock }) : null
      const viewed = vehicle && !isGone && !preview ? viewedHtml(vehicle) : ''
      return {
        ...blocks,
        html: `${blocks.html}${viewed}`,
        title: blocks.hasMainHeading ? null : page.title,
        state,
      }
    },
  })
  return {
    status: isGone ? statusOfGone : input.status,
    html,
    ...rendered,
    tags: tagsOf(data, vehicle),
    hasAudiences: prepared.hasAudiences,
    expiresIn: expiry({ prepared, data, vehicle, input }),
  }
}

/** Answers live as long as the request, and components ask nothing more. */
const serverQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, queryKeyHashFn: hashOfKey } },
  })

async function vehicleOfPage(
  { blocks }: PreparedPage,
  { input: { params, url, api }, page, ask }: { input: RenderInput; page: PageDocument; ask: Ask },
): Promise<Vehicle | null | 'missing'> {
  const isVehiclePage = blocks.some(({ known }) => known?.block.needs.includes('vehicle'))
  if (!isVehiclePage) return null
  const slug = params['slug'] ?? slugInQuery(url)
  if (slug === null) return pagesByQuery.includes(page.path) ? 'missing' : null
  return (await ask(vehicleQuery(api, slug)).answered) ?? 'missing'
}

/** A sold vehicle's page outlives its listing: it says so and leads on to similar ones. vehicles §4 */
const isNoLongerListed = (vehicle: Vehicle, { site, now }: RenderInput): boolean =>
  vehicleStanding(vehicle, { rules: listingRulesOf(site.config), now }) === 'gone'

/** Says what the search found where a block has asked for it. */
function headOfStock(
  page: PageContext,
  { input: { site, api }, client }: { input: RenderInput; client: QueryClient },
): StockHead | null {
  if (!page.stock) return null
  const search = searchOfPage(page, page.search)
  const answer = client.getQueryData<SearchResponse>(vehicleSearchQuery(api, search).queryKey) ?? null
  return stockHead({ stock: page.stock, search, answer, site })
}

const tagsOf = (data: LoadedData, vehicle: Vehicle | null): string[] => [
  ...new Set([...data.tags, ...(vehicle ? [`vehicle:${vehicle.id}`, 'locations'] : [])]),
]

interface ExpiryInput {
  prepared: PreparedPage
  data: LoadedData
  vehicle: Vehicle | null
  input: RenderInput
}

function expiry({ prepared, data, vehicle, input: { site, now } }: ExpiryInput): number | null {
  const leavesTheList = vehicle && listedUntil(vehicle, listingRulesOf(site.config))
  const changes = [prepared.nextChange, data.nextChange, leavesTheList].flatMap((change) => change ?? [])
  const ahead = changes.map((change) => Math.ceil((change.getTime() - now.getTime()) / 1_000)).filter((s) => s > 0)
  const seconds = Math.min(...ahead, data.isComplete ? Infinity : secondsWhenIncomplete)
  return Number.isFinite(seconds) ? seconds : null
}
