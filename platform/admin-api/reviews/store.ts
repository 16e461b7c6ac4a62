import type { Payload } from 'payload'
import type { ReviewRow } from '#schemas/review/review-row.ts'

/** A review is known by customer, day and stars. */
export const reviewKey = (review: Pick<ReviewRow, 'customer_name' | 'review_date' | 'rating'>): string =>
  [review.customer_name.toLowerCase(), review.review_date, review.rating].join('|')

export async function listReviewKeys(payload: Payload, tenant: number): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: 'reviews',
    where: { tenant: { equals: tenant } },
    pagination: false,
    depth: 0,
    select: { customer_name: true, review_date: true, rating: true },
  })
  return new Set(docs.map(reviewKey))
}

export async function createReview(
  payload: Payload,
  { tenant, review }: { tenant: number; review: ReviewRow },
): Promise<void> {
  await payload.create({ collection: 'reviews', data: { ...review, tenant, published: true }, depth: 0 })
}
