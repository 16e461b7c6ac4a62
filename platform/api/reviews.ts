import { agoInWords } from '#schemas/lib/ago-in-words.ts'
import { dayAt, formatDay } from '#schemas/lib/day.ts'
import { fixedSummary } from '#schemas/review/fixed-summary.ts'
import type { Review, ShownReview } from '#schemas/review/review.ts'
import { selectReviews } from '#schemas/review/select-reviews.ts'
import type { Service } from '../context/api-context.ts'

/** More are read than requested, since some are not fit to show. */
const spare = 20

export const reviews: Service<'reviews'> = async ({ tenant, site, content, now }, { limit, minimumRating, source }) => {
  const { count, average } = fixedSummary(site.config.reviews) ?? (await content.summariseReviews(tenant))
  if (site.config.reviews.hidden) return { reviews: [], count, average_rating: average }
  const newest = await content.listReviews(tenant, { minimumRating, source, limit: limit + spare })
  const rules = { excludedIds: [], blockedNames: [], limit }
  const today = dayAt(now, site.timeZone)
  const shown = selectReviews(newest, rules).map((review) => withDatesInWords(review, today))
  return { reviews: shown, count, average_rating: average }
}

/** locations §3, Review */
function withDatesInWords(review: Review, today: string): ShownReview {
  const inWords = (date: string | null) => (date === null ? '' : formatDay(date, 'day'))
  return {
    ...review,
    review_date_in_words: inWords(review.review_date),
    created_at_time_ago_in_words: agoInWords(review.review_date, today),
    reply_date_in_words: inWords(review.reply_date),
  }
}
