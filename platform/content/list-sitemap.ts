import type { Payload } from 'payload'
import { z } from 'zod'
import { isLocationPattern } from '#schemas/location/location-path.ts'
import { shownImages } from '#schemas/vehicle/shown-images.ts'
import { vehicleImage } from '#schemas/vehicle/vehicle.ts'
import { vehiclePath } from '#schemas/vehicle/vehicle-title.ts'
import { brandPath } from '#schemas/model/brand.ts'
import { modelPath } from '#schemas/model/model-path.ts'
import type { ListedVehicles, PageRoute, PageRouter, SitemapEntry, TenantRef } from './content.ts'
import { listingFilter } from './listing-filter.ts'
import { listBrands, listModels } from './models-and-brands.ts'
import { listLocations } from './stock-and-locations.ts'
import { everyOwner, findTenantDocuments } from './tenant-documents.ts'
import { mediaView } from './views.ts'

const batch = 5_000

/** Every indexable address of a site: its pages, and each listed vehicle if a page shows vehicles. */
export async function listSitemap(
  payload: Payload,
  { tenant, router, listed }: { tenant: TenantRef; router: PageRouter; listed: ListedVehicles },
): Promise<SitemapEntry[]> {
  const listedPages = router.pages.filter(
    ({ path, isHidden }) => !path.includes(':') && !isHidden && !/^\/(404|500)$/.test(path),
  )
  const pictures = await findPictures(payload, { tenant, pages: listedPages })
  const pages = listedPages.map(({ path, changedAt, pictureId }) => ({
    path,
    changedAt,
    picture: pictureId === null ? null : (pictures.get(pictureId) ?? null),
  }))
  const vehiclePage = await router.matchPage('/cars/any')
  const showsVehicles =
    vehiclePage !== null && !router.pages.find(({ pageId }) => pageId === vehiclePage.pageId)?.isHidden
  const [places, range] = await Promise.all([
    listLocationPages(payload, { tenant, router }),
    listRange(payload, { tenant, router }),
  ])
  const known = [...pages, ...places, ...range]
  const unique = [...new Map(known.toReversed().map((entry) => [entry.path, entry])).values()].toReversed()
  return showsVehicles ? [...unique, ...(await listVehicles(payload, { tenant, listed }))] : unique
}

async function findPictures(
  payload: Payload,
  { tenant, pages }: { tenant: TenantRef; pages: readonly PageRoute[] },
): Promise<Map<number, string>> {
  const ids = [...new Set(pages.flatMap(({ pictureId }) => pictureId ?? []))]
  if (ids.length === 0) return new Map()
  const docs = await findTenantDocuments(payload, {
    tenant,
    collection: 'media',
    ...everyOwner('media'),
    where: { id: { in: ids } },
  })
  return new Map(
    docs.flatMap((doc) => {
      const picture = mediaView(doc)
      return picture ? [[doc.id, picture.url] as const] : []
    }),
  )
}

/** The pages of each location, at every route that the site has a page for. locations §2, Location targets */
async function listLocationPages(
  payload: Payload,
  { tenant, router }: { tenant: TenantRef; router: PageRouter },
): Promise<SitemapEntry[]> {
  const shown = router.pages.filter(({ path, isHidden }) => isLocationPattern(path) && !isHidden)
  if (shown.length === 0) return []
  const locations = await listLocations(payload, tenant)
  return shown.flatMap(({ path, changedAt }) =>
    locations.map(({ slug, image }) => ({
      path: path.replace(':slug', encodeURIComponent(slug)),
      changedAt,
      picture: image?.url ?? null,
    })),
  )
}

/** Models at their own addresses on this site, and brands, where a page shows them. */
async function listRange(
  payload: Payload,
  { tenant, router }: { tenant: TenantRef; router: PageRouter },
): Promise<SitemapEntry[]> {
  const isShown = async (path: string) => {
    const match = await router.matchPage(path)
    return match !== null && router.pages.some(({ pageId, isHidden }) => pageId === match.pageId && !isHidden)
  }
  const [models, brands] = await Promise.all([
    (await isShown('/models/any')) ? listModels(payload, tenant) : [],
    (await isShown('/any/overview')) ? listBrands(payload, tenant) : [],
  ])
  return [
    ...models.map((model) => ({ path: modelPath(model), changedAt: null, picture: model.image?.url ?? null })),
    ...brands.map((brand) => ({ path: brandPath(brand), changedAt: null })),
  ].filter(({ path }) => path.startsWith('/'))
}

async function listVehicles(
  payload: Payload,
  { tenant, listed }: { tenant: TenantRef; listed: ListedVehicles },
): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = []
  // Stock numbers are typed by people, so case is ignored, which the database query cannot express.
  const excluded = new Set(listed.rules.excludedStockNumbers.map((number) => number.toLowerCase()))
  for (let after = 0; ;) {
    const docs = await findTenantDocuments(payload, {
      tenant,
      collection: 'vehicles',
      where: { and: [{ id: { greater_than: after } }, listingFilter(listed)] },
      sort: 'id',
      limit: batch,
      select: { slug: true, stocknum: true, updatedAt: true, images: true },
    })
    for (const { slug, stocknum, updatedAt, images } of docs) {
      if (excluded.has(String(stocknum).toLowerCase())) continue
      entries.push({
        path: vehiclePath({ slug: String(slug) }),
        changedAt: String(updatedAt),
        picture: firstPicture(images),
      })
    }
    after = docs.at(-1)?.id ?? after
    if (docs.length < batch) return entries
  }
}

/** The first one that the site shows itself. */
function firstPicture(stored: unknown): string | null {
  const images = z.array(vehicleImage).safeParse(stored).data ?? []
  return shownImages(images).find(({ isVideo }) => !isVideo)?.image.url ?? null
}
