import type { Payload, TypedUser, Where } from 'payload'
import { hasRole } from '../../access/has-role.ts'
import { siteOrigin } from '../../preview/site-origin.ts'
import { countLeads } from './count-leads.ts'

export interface SiteOverview {
  id: number
  name: string
  isTemplate: boolean
  timeZone: string
  /** The site's public URL; null for a template. */
  address: string | null
  homePageId: number | null
  pages: number
  inStock: number
  /** Null for users who may not read leads. */
  leads: { fresh: number; overdue: number; held: number } | null
  /** Feeds that import automatically or have failed. */
  feeds: { id: number; name: string; lastImported: string | null; failure: string | null }[]
  lastImport: { id: number; status: string; createdAt: string; rejected: number } | null
}

/** The vehicles that shoppers can find. */
export const inStock: Where = { status: { in: ['in_stock', 'coming_soon'] } }

const most = 6
const mostFeeds = 4

/** The chosen site, or the first sites of the user, limited to what the user may read. */
export async function readSites(args: {
  payload: Payload
  user: TypedUser
  chosen: number | null
}): Promise<SiteOverview[]> {
  const { payload, user, chosen } = args
  const as = { user, overrideAccess: false, depth: 0 } as const
  const { docs } = await payload.find({
    collection: 'tenants',
    ...as,
    limit: most,
    sort: 'name',
    select: { name: true, hosts: true, isTemplate: true, timeZone: true },
    where: chosen === null ? {} : { id: { equals: chosen } },
  })
  return Promise.all(
    docs.map(async ({ id, name, hosts, isTemplate, timeZone }) => {
      const ofSite = { tenant: { equals: id } }
      const [home, pages, stock, leads, feeds, imports] = await Promise.all([
        payload.find({ collection: 'pages', ...as, limit: 1, select: {}, where: { ...ofSite, path: { equals: '/' } } }),
        payload.count({ collection: 'pages', user, overrideAccess: false, where: ofSite }),
        payload.count({
          collection: 'vehicles',
          user,
          overrideAccess: false,
          where: { and: [ofSite, inStock] },
        }),
        hasRole(user, ['tenant-admin', 'sales']) ? countLeads({ payload, user, site: id }) : null,
        payload.find({
          collection: 'stock-feeds',
          ...as,
          limit: mostFeeds,
          // The latest failure first.
          sort: 'last_failed_at',
          select: { name: true, last_imported_at: true, last_failure: true },
          where: {
            ...ofSite,
            or: [{ schedule: { not_equals: 'off' } }, { last_failure: { exists: true } }],
          },
        }),
        payload.find({
          collection: 'stock-imports',
          ...as,
          limit: 1,
          sort: '-createdAt',
          select: { status: true, createdAt: true, rejected: true },
          where: ofSite,
        }),
      ])
      const [last] = imports.docs
      const host = hosts?.[0]?.host
      return {
        id,
        name,
        isTemplate: isTemplate === true,
        timeZone,
        address: host ? siteOrigin(host, payload.config.serverURL) : null,
        homePageId: home.docs[0]?.id ?? null,
        pages: pages.totalDocs,
        inStock: stock.totalDocs,
        leads,
        feeds: feeds.docs.map((feed) => ({
          id: feed.id,
          name: feed.name,
          lastImported: feed.last_imported_at ?? null,
          failure: feed.last_failure ?? null,
        })),
        lastImport: last
          ? { id: last.id, status: last.status, createdAt: last.createdAt, rejected: last.rejected ?? 0 }
          : null,
      }
    }),
  )
}
