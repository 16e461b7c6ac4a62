import type { PayloadRequest } from 'payload'
import { toSlug } from '#schemas/lib/slug.ts'
import { isLocationPattern } from '#schemas/location/location-path.ts'
import { isBrandPage, isModelPage } from '#schemas/model/range-pages.ts'
import { pagesByQuery } from '#schemas/vehicle/vehicle-in-query.ts'
import { findTemplate } from '../inheritance/find-template.ts'

export interface SitePage {
  title: string
  /** As in its document: `/cars/:slug`. */
  pattern: string
  /** An address that the page answers; null if it needs a vehicle, location, brand or model and the site has none. */
  path: string | null
}

interface Sample {
  slug: string
  make: string
  model: string
}

/** What a site has to try its pages with; all but the vehicle by their slugs. */
interface Samples {
  vehicle: Sample | null
  location: string | null
  brand: string | null
  model: string | null
}

/** Every published page of a site and its template by address, once each, with an address to try. */
export async function listSitePages(req: PayloadRequest, site: number): Promise<SitePage[]> {
  const template = await findTemplate(req, site)
  const all = { req, depth: 0, overrideAccess: true } as const
  const one = { ...all, limit: 1, select: { slug: true } } as const
  const ofSite = { tenant: { equals: site } }
  const [{ docs: pages }, { docs: vehicles }, { docs: locations }, { docs: brands }, { docs: models }] =
    await Promise.all([
      req.payload.find({
        collection: 'pages',
        ...all,
        pagination: false,
        sort: 'path',
        select: { title: true, path: true },
        where: {
          and: [
            { tenant: { in: template === null ? [site] : [site, template] } },
            { _status: { equals: 'published' } },
            { path: { not_in: ['/404', '/500'] } },
          ],
        },
      }),
      req.payload.find({
        collection: 'vehicles',
        ...all,
        limit: 1,
        sort: '-createdAt',
        select: { slug: true, make: true, model: true },
        where: { and: [ofSite, { status: { equals: 'in_stock' } }] },
      }),
      req.payload.find({
        collection: 'locations',
        ...one,
        sort: 'id',
        where: { and: [ofSite, { visible: { not_equals: false } }] },
      }),
      req.payload.find({ collection: 'manufacturers', ...one, sort: 'id', where: ofSite }),
      req.payload.find({ collection: 'models', ...one, sort: 'id', where: ofSite }),
    ])
  const [vehicle] = vehicles
  const sample = vehicle ? { slug: vehicle.slug ?? '', make: toSlug(vehicle.make), model: toSlug(vehicle.model) } : null
  const byPath = new Map(pages.map(({ path, title }) => [path, title]))
  return [...byPath].map(([pattern, title]) => ({
    title,
    pattern,
    path: samplePath(pattern, {
      vehicle: sample,
      location: locations[0]?.slug ?? null,
      brand: brands[0]?.slug ?? null,
      model: models[0]?.slug ?? null,
    }),
  }))
}

/** `/search/:type/:make?` -> `/search/new-used-and-demo-cars`: optional parts are left out. */
export function samplePath(pattern: string, { vehicle, location, brand, model }: Samples): string | null {
  if (isLocationPattern(pattern)) return fillIn(pattern, location)
  if (isBrandPage(pattern)) return fillIn(pattern, brand)
  if (isModelPage(pattern)) return fillIn(pattern, model)
  if (pagesByQuery.includes(pattern)) return vehicle ? `${pattern}?car_id=${encodeURIComponent(vehicle.slug)}` : null
  const names = [...pattern.replace(/\/:\w+\?/g, '').matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  if (names.includes('slug') && !vehicle) return null
  const values: Record<string, string | undefined> = { ...vehicle }
  return pattern
    .replace(/\/:\w+\?/g, '')
    .replace(/:(\w+)/g, (_, name: string) => values[name] ?? 'new-used-and-demo-cars')
}

/** The address with its only parameter. */
const fillIn = (pattern: string, slug: string | null): string | null =>
  slug && pattern.replace(/:\w+/, encodeURIComponent(slug))
