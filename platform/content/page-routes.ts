import type { Payload } from 'payload'
import { z } from 'zod'
import { orElse } from '#schemas/lib/or-else.ts'
import { zonedTime } from '#schemas/lib/zoned-time.ts'
import { isShownOn, nextShownChange, readShownDays } from '#schemas/page/shown-days.ts'
import type { PageRoute, TenantRef } from './content.ts'
import { listShownPages } from './follow-pages.ts'
import { findTenantDocuments } from './tenant-documents.ts'

interface PageRoutes {
  pages: PageRoute[]
  /** When the first or last day of a page next changes them. */
  changesAt: string | null
}

/** The pages of a site that answer today: its own, and its template's at other paths. */
export async function listPageRoutes(payload: Payload, tenant: TenantRef): Promise<PageRoutes> {
  const docs = await findTenantDocuments(payload, {
    tenant,
    collection: 'pages',
    withTemplate: true,
    sort: 'id',
    select: {
      path: true,
      title: true,
      updatedAt: true,
      seo: true,
      following: true,
      shownFrom: true,
      shownUntil: true,
    },
  })
  const [all, today] = [listShownPages(docs, tenant), tenant.today()]
  const change = nextShownChange(today, all.map(readShownDays))
  const pages = all
    .filter((doc) => isShownOn(today, readShownDays(doc)))
    .map((doc) => ({
      pageId: doc.id,
      path: String(doc['path']),
      title: String(doc['title']),
      description: readSeo(doc['seo']).description,
      changedAt: String(doc['updatedAt']),
      isHidden: readSeo(doc['seo']).noindex,
      pictureId: readSeo(doc['seo']).image,
    }))
  return { pages, changesAt: change && startOfDay(change, tenant.timeZone) }
}

/** An hour after midnight where clocks skip it. */
const startOfDay = (date: string, timeZone: string): string | null =>
  (zonedTime({ date, minutes: 0, timeZone }) ?? zonedTime({ date, minutes: 60, timeZone }))?.toISOString() ?? null

const searchListing = z.object({
  noindex: orElse(z.boolean(), false),
  description: orElse(z.string(), ''),
  image: z.int().nullable().catch(null),
})

const readSeo = (stored: unknown) => searchListing.catch({ noindex: false, description: '', image: null }).parse(stored)

/** Whether every path still matches the same page. */
export function areSameRoutes(before: readonly PageRoute[], after: readonly PageRoute[]): boolean {
  const address = ({ pageId, path, isHidden }: PageRoute) => `${pageId} ${path} ${isHidden}`
  const known = new Set(before.map(address))
  return before.length === after.length && after.every((route) => known.has(address(route)))
}
