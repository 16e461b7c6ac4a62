import { z } from 'zod'
import { media } from '../media/media.ts'
import { orElse } from '../lib/or-else.ts'
import { day } from '../lib/stored-day.ts'

/** A customer's review. locations §3 */
export const review = z.object({
  id: z.int(),
  customer_name: z.string(),
  rating: z.int().min(1).max(5),
  text: z.string().nullable().default(null),
  review_date: day,
  reply_text: z.string().nullable().default(null),
  reply_date: day.nullable().default(null),
  source: orElse(z.string(), ''),
  image: z.preprocess((value) => (typeof value === 'object' ? value : null), media.nullable()),
})
export type Review = z.infer<typeof review>

/** A review as a site shows it, with its dates in words. */
export const shownReview = review.extend({
  /** As of the moment of the answer. */
  review_date_in_words: orElse(z.string(), ''),
  created_at_time_ago_in_words: orElse(z.string(), ''),
  reply_date_in_words: orElse(z.string(), ''),
})
export type ShownReview = z.infer<typeof shownReview>

/** Shown reviews with the aggregates over all of the tenant's reviews. */
export const reviewSummary = z.object({ reviews: z.array(shownReview), count: z.int(), average_rating: z.number() })
export type ReviewSummary = z.infer<typeof reviewSummary>
