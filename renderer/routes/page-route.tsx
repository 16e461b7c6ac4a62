import type { QueryClient } from '@tanstack/react-query'
import { locationsQuery } from '#blocks/_data/locations.ts'
import { vehicleSearchQuery } from '#blocks/_data/vehicle-search.ts'
import type { PageContext } from '#blocks/_kit/runtime.tsx'
import { searchOfPage } from '#blocks/_search/search-of-page.ts'
import { pageFacts } from '#schemas/analytics/page-facts.ts'
import { findPremises, type Premises } from '#schemas/location/departments.ts'
import type { PageDocument } from '#schemas/page/page.ts'
import type { RenderInput, RenderOutput } from '#schemas/page/render.ts'
import { readListingRules } from '#schemas/vehicle/listing-rules.ts'
import type { SearchResponse } from '#schemas/vehicle/search-response.ts'
import { listedUntil } from '#schemas/vehicle/listing-state.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { buildHead } from '../document/head.ts'
import type { ListedStock } from '../document/page-linked-data.ts'
import { type StockHead, stockHead } from '../document/stock-head.ts'
import { pageState } from '../page/island-state.ts'
import type { LoadedData } from '../page/load-data.ts'
import type { PreparedPage } from '../page/prepare-blocks.ts'
import { renderBlocks } from '../page/render-blocks.tsx'
import { viewedHtml } from '../page/viewed-html.ts'
import { loadContent } from './load-content.ts'
import { problemRoute } from './problem-route.tsx'
import type { PageRange } from './range-of-page.ts'
import { renderSite } from './render-site.tsx'

/** Seconds that an incomplete page is cached. */
const secondsWhenIncomplete = 10

/** RFC 9110 §15.5.11: permanently gone. Search engines remove it sooner than a 404. */
const statusOfGone = 410

/** Parses, removes hidden blocks, runs all queries, renders. docs/architecture.md, A page request */
export async function pageRoute(input: RenderInput, page: PageDocument): Promise<RenderOutput> {
  const content = await loadContent(input, page)
  if (content === 'vehicle-missing') return problemRoute(input, 'vehicle-not-found')
  // A model or brand may later have this name.
  if (content === 'range-missing') return { ...problemRoute(input, 'page-not-found'), tags: ['models'] }
  // Stock may later match this path.
  if (content === 'stock-missing') return { ...problemRoute(input, 'page-not-found'), tags: ['stock'] }
  // A location may later have this slug.
  if (content === 'location-missing') return { ...problemRoute(input, 'page-not-found'), tags: ['locations'] }
  const { client, site, prepared, vehicle, isGone, stock, range, context, data, location, locations } = content
  const { api, report, preview, canvas } = input
  const premises = premisesOf(context, { input, client })
  const runtime = { site, page: context, api }
  const { html, ...rendered } = renderSite({
    site,
    preview,
    canvas,
    report,
    runtime,
    head: buildHead({
      site,
      page,
      vehicle,
      isGone,
      range,
      location,
      locations,
      premises,
      lists: prepared.blocks.flatMap(({ id }) => data.lists.get(id) ?? []),
      now: input.now,
      hasFeed: context.article !== null || listsArticles(data),
      ...headOfStock(context, { input, client }),
      blocks: prepared.blocks,
      url: input.url,
      preview,
    }),
    facts: pageFacts({ path: context.path, vehicle, hasStock: stock !== null, currency: site.currency }),
    main: () => {
      const blocks = renderBlocks({ prepared, runtime, client, failed: data.failed, report, preview, canvas })
      const { islands } = blocks
      const { questionsByBlock } = data
      const state = islands.length > 0 || canvas ? pageState({ islands, site, page: context, questionsByBlock }) : null
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
    tags: listTags(data, { vehicle, showsPlaces: context.location !== null || locations !== null, range }),
    hasAudiences: prepared.hasAudiences,
    expiresIn: expiry({ prepared, data, vehicle, input }),
  }
}

const listsArticles = ({ questionsByBlock }: LoadedData): boolean =>
  [...questionsByBlock.values()].flat().some(({ key: [name] }) => name === 'articles')

/** Head data from the search, if a block queried it, and what it found. */
function headOfStock(
  page: PageContext,
  { input: { site, api }, client }: { input: RenderInput; client: QueryClient },
): { stock: StockHead | null; listed: ListedStock | null } {
  if (!page.stock) return { stock: null, listed: null }
  const search = searchOfPage(page, page.search)
  const answer = client.getQueryData<SearchResponse>(vehicleSearchQuery(api, search).queryKey) ?? null
  const first = (search.page - 1) * search.hitsPerPage + 1
  return {
    stock: stockHead({ stock: page.stock, search, answer, site }),
    listed: answer && { hits: answer.hits, first, crumbs: page.stock.crumbs },
  }
}

/** The departments at the address of a location page, its own first. */
function premisesOf(
  { location }: PageContext,
  { input: { api }, client }: { input: RenderInput; client: QueryClient },
): Premises | null {
  if (!location) return null
  const all = client.getQueryData(locationsQuery(api).queryKey) ?? []
  const others = findPremises(location, all).filter(({ id }) => id !== location.id)
  return [location, ...others]
}

const listTags = (
  data: LoadedData,
  { vehicle, showsPlaces, range }: { vehicle: Vehicle | null; showsPlaces: boolean; range: PageRange },
): string[] => [
  ...new Set([
    ...data.tags,
    ...(vehicle ? [`vehicle:${vehicle.id}`, 'locations'] : []),
    ...(showsPlaces ? ['locations'] : []),
    ...(range.brand || range.model ? ['models'] : []),
  ]),
]

interface ExpiryInput {
  prepared: PreparedPage
  data: LoadedData
  vehicle: Vehicle | null
  input: RenderInput
}

function expiry({ prepared, data, vehicle, input: { site, now } }: ExpiryInput): number | null {
  const leavesTheList = vehicle && listedUntil(vehicle, readListingRules(site.config))
  const changes = [prepared.nextChange, data.nextChange, leavesTheList].flatMap((change) => change ?? [])
  const ahead = changes.map((change) => Math.ceil((change.getTime() - now.getTime()) / 1_000)).filter((s) => s > 0)
  const seconds = Math.min(...ahead, data.isComplete ? Infinity : secondsWhenIncomplete)
  return Number.isFinite(seconds) ? seconds : null
}
