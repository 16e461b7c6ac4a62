import { z } from 'zod'

/** A customer's review. spec/locations-forms-finance.md §3 */
export const review = z.object({
  id: z.int(),
  customer_name: z.string(),
  rating: z.int().min(1).max(5),
  text: z
    .string()
    .nullish()
    .transform((v) => v ?? null),
  review_date: z.string(),
  reply_text: z
    .string()
    .nullish()
    .transform((v) => v ?? null),
  reply_date: z
    .string()
    .nullish()
    .transform((v) => v ?? null),
  source: z
    .string()
    .nullish()
    .transform((v) => v ?? ''),
})
export type Review = z.infer<typeof review>

/** Shown reviews with the aggregates over all of the tenant's reviews. */
export const reviewSummary = z.object({ reviews: z.array(review), count: z.int(), average_rating: z.number() })
export type ReviewSummary = z.infer<typeof reviewSummary>
