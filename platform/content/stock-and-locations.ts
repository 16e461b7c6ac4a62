import type { Payload } from 'payload'
import type { DeliveryZone } from '#schemas/delivery/delivery-zone.ts'
import type { Location } from '#schemas/location/location.ts'
import type { Promo } from '#schemas/promo/promo.ts'
import type { Review } from '#schemas/review/review.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import type { ReviewQuery, TenantRef } from './content.ts'
import { countTenantDocuments, findTenantDocuments } from './tenant-documents.ts'
import { populate } from './populate.ts'
import { deliveryZoneView, locationView, promoView, reviewView, readText, vehicleView } from './views.ts'

/** By slug, listed or not. */
export async function findVehicle(payload: Payload, tenant: TenantRef, slug: string): Promise<Vehicle | null> {
  const [doc] = await findTenantDocuments(payload, {
    tenant,
    collection: 'vehicles',
    where: { slug: { equals: slug } },
    limit: 1,
  })
  return doc ? vehicleView(doc) : null
}

export async function findVehicleById(payload: Payload, tenant: TenantRef, id: number): Promise<Vehicle | null> {
  const [doc] = await findTenantDocuments(payload, {
    tenant,
    collection: 'vehicles',
    where: { id: { equals: id } },
    limit: 1,
  })
  return doc ? vehicleView(doc) : null
}

export async function findVehicleByVin(payload: Payload, tenant: TenantRef, vin: string): Promise<Vehicle | null> {
  const where = { vin: { equals: vin } }
  const [doc] = await findTenantDocuments(payload, { tenant, collection: 'vehicles', where, sort: '-id', limit: 1 })
  return doc ? vehicleView(doc) : null
}

export async function listLocations(payload: Payload, tenant: TenantRef): Promise<Location[]> {
  const docs = await findTenantDocuments(payload, {
    tenant,
    collection: 'locations',
    where: { visible: { not_equals: false } },
    sort: 'id',
  })
  const populated = await Promise.all(docs.map((doc) => populate(payload, { tenant, collection: 'locations', doc })))
  return populated.flatMap(({ doc }, index) => {
    const seen = locationView({ ...doc, dealership: docs[index]?.['dealership'] })
    return seen ? [{ ...seen, ...dealershipOf(doc['dealership']) }] : []
  })
}

const dealershipOf = (doc: unknown): Pick<Location, 'dealership_slug' | 'dealership_name'> =>
  typeof doc === 'object' && doc !== null
    ? {
        dealership_slug: readText('slug' in doc ? doc.slug : null),
        dealership_name: readText('name' in doc ? doc.name : null),
      }
    : { dealership_slug: '', dealership_name: '' }

/** In order of creation; the site's own before its template's. */
export async function listPromos(payload: Payload, tenant: TenantRef): Promise<Promo[]> {
  const docs = await findTenantDocuments(payload, {
    tenant,
    collection: 'promos',
    withTemplate: true,
    where: { display: { not_equals: false } },
    sort: 'id',
  })
  const ownFirst = docs.toSorted((a, b) => Number(b['tenant'] === tenant.id) - Number(a['tenant'] === tenant.id))
  const populated = await Promise.all(ownFirst.map((doc) => populate(payload, { tenant, collection: 'promos', doc })))
  return populated.flatMap(({ doc }) => promoView(doc) ?? [])
}

/** The site's own zones, else its template's. */
export async function listDeliveryZones(payload: Payload, tenant: TenantRef): Promise<DeliveryZone[]> {
  const docs = await findTenantDocuments(payload, {
    tenant,
    collection: 'delivery-zones',
    withTemplate: true,
    sort: 'id',
  })
  const own = docs.filter((doc) => doc['tenant'] === tenant.id)
  return (own.length > 0 ? own : docs).flatMap((doc) => deliveryZoneView(doc) ?? [])
}

/** Published reviews, newest first. */
export async function listReviews(
  payload: Payload,
  { tenant, minimumRating, limit, source }: ReviewQuery & { tenant: TenantRef },
): Promise<Review[]> {
  const docs = await findTenantDocuments(payload, {
    tenant,
    collection: 'reviews',
    where: {
      and: [
        { published: { equals: true } },
        { rating: { greater_than_equal: minimumRating } },
        ...(source === undefined ? [] : [{ source: { equals: source } }]),
      ],
    },
    sort: '-review_date',
    limit,
  })
  const populated = await Promise.all(docs.map((doc) => populate(payload, { tenant, collection: 'reviews', doc })))
  return populated.flatMap(({ doc }) => reviewView(doc) ?? [])
}

/** Computed over all published reviews by one count per star rating. */
export async function summariseReviews(
  payload: Payload,
  tenant: TenantRef,
): Promise<{ count: number; average: number }> {
  const counts = await Promise.all(
    [1, 2, 3, 4, 5].map(async (stars) => ({
      stars,
      count: await countTenantDocuments(payload, {
        tenant,
        collection: 'reviews',
        where: { and: [{ published: { equals: true } }, { rating: { equals: stars } }] },
      }),
    })),
  )
  const count = counts.reduce((sum, entry) => sum + entry.count, 0)
  const total = counts.reduce((sum, entry) => sum + entry.count * entry.stars, 0)
  return { count, average: count === 0 ? 0 : Math.round((total / count) * 10) / 10 }
}

export const countSold = (
  payload: Payload,
  { tenant, from, to }: { tenant: TenantRef; from: Date; to: Date },
): Promise<number> =>
  countTenantDocuments(payload, {
    tenant,
    collection: 'vehicles',
    where: {
      and: [
        { status: { equals: 'sold' } },
        { sold_at: { greater_than_equal: from.toISOString() } },
        { sold_at: { less_than: to.toISOString() } },
      ],
    },
  })
