import { agoInWords } from '#schemas/lib/ago-in-words.ts'
import { dateFormat } from '#schemas/lib/date-format.ts'
import type { Review, ShownReview } from '#schemas/review/review.ts'
import { selectReviews } from '#schemas/review/select-reviews.ts'
import type { Service } from '../context/api-context.ts'

/** More are read than requested, since some are not fit to show. */
const spare = 20

export const reviews: Service<'reviews'> = async ({ tenant, site, content, now }, { limit, minimumRating, source }) => {
  const { count, average } = await content.summariseReviews(tenant)
  if (site.config.reviews.hidden) return { reviews: [], count, average_rating: average }
  const newest = await content.listReviews(tenant, { minimumRating, source, limit: limit + spare })
  const rules = { excludedIds: [], blockedNames: [], limit }
  const shown = selectReviews(newest, rules).map((review) => withDatesInWords(review, now))
  return { reviews: shown, count, average_rating: average }
}

/** Days are stored as midnight UTC. locations §3, Review */
function withDatesInWords(review: Review, now: Date): ShownReview {
  const inWords = (date: string | null) => (date === null ? '' : dateFormat('day', 'UTC').format(new Date(date)))
  return {
    ...review,
    review_date_in_words: inWords(review.review_date),
    created_at_time_ago_in_words: agoInWords(review.review_date, now),
    reply_date_in_words: inWords(review.reply_date),
  }
}
