import { z } from 'zod'
import { orElse } from '../lib/or-else.ts'

/** A customer's review. locations §3 */
export const review = z.object({
  id: z.int(),
  customer_name: z.string(),
  rating: z.int().min(1).max(5),
  text: z.string().nullable().default(null),
  review_date: z.string(),
  reply_text: z.string().nullable().default(null),
  reply_date: z.string().nullable().default(null),
  source: orElse(z.string(), ''),
})
export type Review = z.infer<typeof review>

/** Shown reviews with the aggregates over all of the tenant's reviews. */
export const reviewSummary = z.object({ reviews: z.array(review), count: z.int(), average_rating: z.number() })
export type ReviewSummary = z.infer<typeof reviewSummary>
