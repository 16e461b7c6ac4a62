import type { Payload } from 'payload'
import { vehiclePath } from '#schemas/vehicle/vehicle-title.ts'
import type { ListedVehicles, SitemapEntry, TenantRef } from './content.ts'
import { listingFilter } from './listing-filter.ts'
import { findTenantDocuments } from './tenant-documents.ts'
import { matchPageRoute, type PageRoute } from './page-routes.ts'

const batch = 5_000

/** Every address of a site that search engines should know: its pages, and each listed vehicle where a page shows vehicles. */
export async function listSitemap(
  payload: Payload,
  { tenant, routes, listed }: { tenant: TenantRef; routes: readonly PageRoute[]; listed: ListedVehicles },
): Promise<SitemapEntry[]> {
  const pages = routes
    .filter(({ path, isHidden }) => !path.includes(':') && !isHidden && !/^\/(404|500)$/.test(path))
    .map(({ path, changedAt }) => ({ path, changedAt }))
  const vehiclePage = matchPageRoute(routes, '/cars/any')
  const showsVehicles = vehiclePage !== null && !routes.find(({ pageId }) => pageId === vehiclePage.pageId)?.isHidden
  return showsVehicles ? [...pages, ...(await listVehicles(payload, { tenant, listed }))] : pages
}

async function listVehicles(
  payload: Payload,
  { tenant, listed }: { tenant: TenantRef; listed: ListedVehicles },
): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = []
  // Stock numbers are typed by people: case does not matter, which no question to the database can say.
  const excluded = new Set(listed.rules.excludedStockNumbers.map((number) => number.toLowerCase()))
  for (let after = 0; ;) {
    const docs = await findTenantDocuments(payload, {
      tenant,
      collection: 'vehicles',
      where: { and: [{ id: { greater_than: after } }, listingFilter(listed)] },
      sort: 'id',
      limit: batch,
      select: { slug: true, stocknum: true, updatedAt: true },
    })
    for (const { slug, stocknum, updatedAt } of docs) {
      if (excluded.has(String(stocknum).toLowerCase())) continue
      entries.push({ path: vehiclePath({ slug: String(slug) }), changedAt: String(updatedAt) })
    }
    after = docs.at(-1)?.id ?? after
    if (docs.length < batch) return entries
  }
}
