import { formatDollars } from '#schemas/lib/dollars.ts'
import { listingRulesOf } from '#schemas/vehicle/listing-rules.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import { searchQuery } from '#schemas/vehicle/search-query.ts'
import { searchFromParams } from '#schemas/vehicle/search-url.ts'
import { vehiclePath, vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import { findStockPlace } from '../search/stock-path/find-stock-place.ts'
import type { Content } from '../content/content.ts'
import { inTransaction } from '../base/database/transaction.ts'
import { writeMessage } from '../messages/write-message.ts'
import type { AlertContext } from './alert-context.ts'
import { withAdvisoryLock } from '../base/database/advisory-lock.ts'
import { forEachSettled } from '../base/for-each-settled.ts'
import { alertMessage } from './alert-message.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

interface Search {
  id: number
  tenantId: number
  name: string
  path: string
  toldAt: Date
  email: string | null
}

/** Milliseconds until a new vehicle is surely in the index: what is younger waits for the next turn. */
const settles = 5 * 60_000
const listed = 5

/**
 * Tells shoppers by e-mail what is new in their saved searches, each vehicle once: the moment up to which they know is changed with the message. It
 * moves on also for those without an address, who hear of what comes after they have one. Returns how many were told.
 */
export const sendNewVehicleAlerts = async (context: AlertContext): Promise<number> =>
  (await withAdvisoryLock(context.pool, 'send-new-vehicle-alerts', () => tellAll(context))) ?? 0

async function tellAll(context: AlertContext): Promise<number> {
  const until = new Date(context.now.getTime() - settles)
  const searches = await findSearches(context, until)
  if (searches.length === 0) return 0
  const content = await context.content()
  let told = 0
  await forEachSettled(searches, async (search) => {
    const message = await messageOf(context, content, { search, until })
    const noted = await note(context, { search, until, message })
    if (noted && message) told += 1
  })
  return told
}

async function findSearches({ pool }: AlertContext, until: Date): Promise<Search[]> {
  const { rows } = await pool.query<Search>(
    `select search.id, search.tenant_id as "tenantId", search.name, path, coalesce(told_at, search.created_at) as "toldAt", shoppers.email
     from saved_searches search join shoppers on shoppers.id = search.shopper_id and shoppers.tenant_id = search.tenant_id
     where alerts and coalesce(told_at, search.created_at) < $1 order by search.id`,
    [until],
  )
  return rows
}

interface Turn {
  search: Search
  until: Date
}

// oxlint-disable-next-line max-params -- what is told from, whose site it is, and of what
async function messageOf(context: AlertContext, content: Content, { search, until }: Turn) {
  const tenant = content.findTenant(search.tenantId)
  if (!tenant) return null
  const { site } = await content.loadSite(tenant)
  const { pathname, searchParams } = new URL(search.path, site.origin)
  const place = await findStockPlace({ ...context, tenant, site, content }, pathname.replace(/^\/search\//, ''))
  if (!place) return null
  const state = searchFromParams(searchParams)
  const since = { min: Math.floor(search.toldAt.getTime() / 1000), max: Math.floor(until.getTime() / 1000) - 1 }
  const found = await context.search.search({
    tenantId: tenant.id,
    country: site.country,
    rules: listingRulesOf(site.config),
    now: context.now,
    query: searchQuery.parse({
      ...state,
      page: 1,
      hitsPerPage: listed,
      sortBy: 'newest',
      ranges: { ...state.ranges, created_at_timestamp: since },
      scope: place.scope,
    }),
  })
  if (found.count === 0) return null
  return alertMessage({
    ...search,
    phone: null,
    siteName: site.name,
    subject: `${found.count} new in ${search.name}`,
    lines: [
      ...found.hits.map((hit) => {
        const price = currentPrice(hit)
        return {
          words: [vehicleTitle(hit), price === null ? '' : formatDollars(price)].filter(Boolean).join(': '),
          url: site.origin + vehiclePath(hit),
        }
      }),
      { words: 'See all of them', url: site.origin + search.path },
    ],
    unsubscribe: unsubscribeLink(context.payload.secret, site.origin, { ...search, kind: 'search' }),
  })
}

/** False where the shopper switched it on again meanwhile. */
const note = (
  { payload }: AlertContext,
  { search, until, message }: Turn & { message: Parameters<typeof writeMessage>[1] | null },
): Promise<boolean> =>
  inTransaction(payload, async (req) => {
    const told = search.toldAt.toISOString()
    const noted = await payload.update({
      collection: 'saved-searches',
      where: {
        and: [{ id: { equals: search.id } }, { or: [{ told_at: { equals: told } }, { told_at: { exists: false } }] }],
      },
      data: { told_at: until.toISOString() },
      depth: 0,
      overrideAccess: true,
      req,
    })
    if (noted.docs.length === 0) return false
    if (message) await writeMessage(payload, message, req)
    return true
  })
