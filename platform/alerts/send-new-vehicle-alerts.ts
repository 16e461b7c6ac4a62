import { withAdvisoryLockIfFree } from '#cms/database/advisory-lock.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'
import { readListingRules } from '#schemas/vehicle/listing-rules.ts'
import { currentPrice } from '#schemas/vehicle/price-display.ts'
import { searchQuery } from '#schemas/vehicle/search-query.ts'
import { searchFromParams } from '#schemas/vehicle/search-from-params.ts'
import { vehiclePath, vehicleTitle } from '#schemas/vehicle/vehicle-title.ts'
import { findStockPlace } from '../search/stock-path/find-stock-place.ts'
import type { Content } from '../content/content.ts'
import { inTransaction } from '../base/database/transaction.ts'
import { writeMessage } from '../messages/store.ts'
import type { AlertContext } from './alert-context.ts'
import { forEachSettled } from '../base/for-each-settled.ts'
import { alertMessage } from './alert-message.ts'
import { findFollowedSearches, type FollowedSearch, storeAlertedAt } from './messages-store.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'
import * as texts from './texts.ts'

/** Milliseconds until a new vehicle is certainly indexed. Newer vehicles wait for the next run. */
const settles = 5 * 60_000
const listed = 5

/**
 * Emails shoppers about new vehicles in their saved searches, each vehicle once: the notification time is stored in the transaction of the
 * message. It also advances for shoppers without an email address, who start with later vehicles. Returns the number of notified shoppers.
 */
export const sendNewVehicleAlerts = async (context: AlertContext): Promise<number> =>
  (await withAdvisoryLockIfFree(context.pool, { name: 'newVehicleAlerts' }, () => tellAll(context))) ?? 0

async function tellAll(context: AlertContext): Promise<number> {
  const until = new Date(context.now.getTime() - settles)
  const searches = await findFollowedSearches(context.pool, until)
  if (searches.length === 0) return 0
  const content = await context.content()
  let notifiedCount = 0
  await forEachSettled(searches, async (search) => {
    const message = await readMessage(context, content, { search, until })
    const noted = await note(context, { search, until, message })
    if (noted && message) notifiedCount += 1
  })
  return notifiedCount
}

interface SearchAlertInput {
  search: FollowedSearch
  until: Date
}

// oxlint-disable-next-line max-params -- context, site and saved search
async function readMessage(context: AlertContext, content: Content, { search, until }: SearchAlertInput) {
  const tenant = content.findTenant(search.tenantId)
  if (!tenant) return null
  const { site } = await content.loadSite(tenant)
  const { pathname, searchParams } = new URL(search.path, site.origin)
  const place = await findStockPlace({ ...context, tenant, site, content }, pathname.replace(/^\/search\//, ''))
  if (!place) return null
  const state = searchFromParams(searchParams)
  const since = { min: Math.floor(search.alertedAt.getTime() / 1000), max: Math.floor(until.getTime() / 1000) - 1 }
  const found = await context.search.search({
    tenantId: tenant.id,
    country: site.country,
    rules: readListingRules(site.config),
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
    subject: texts.countNewInName({ count: found.count, name: search.name }),
    lines: [
      ...found.hits.map((hit) => {
        const price = currentPrice(hit)
        return {
          words: [vehicleTitle(hit), price === null ? '' : formatDollars(price)].filter(Boolean).join(': '),
          url: site.origin + vehiclePath(hit),
        }
      }),
      { words: texts.seeAllOfThem, url: site.origin + search.path },
    ],
    unsubscribe: unsubscribeLink(context.payload.secret, site.origin, { ...search, kind: 'search' }),
  })
}

/** False if the shopper enabled the alert again in the meantime. */
const note = (
  { payload }: AlertContext,
  { search, until, message }: SearchAlertInput & { message: Parameters<typeof writeMessage>[1] | null },
): Promise<boolean> =>
  inTransaction(payload, async (req) => {
    if (!(await storeAlertedAt(payload, search, { until, req }))) return false
    if (message) await writeMessage(payload, message, req)
    return true
  })
