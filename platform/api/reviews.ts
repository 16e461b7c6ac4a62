import { selectReviews } from '#schemas/review/select-reviews.ts'
import type { Service } from '../context/api-context.ts'

/** More are read than asked for, since some are not fit to show. */
const spare = 20

export const reviews: Service<'reviews'> = async ({ tenant, site, content }, { limit, minimumRating }) => {
  const { count, average } = await content.summariseReviews(tenant)
  if (site.config.reviews.hidden) return { reviews: [], count, average_rating: average }
  const newest = await content.listReviews(tenant, { minimumRating, limit: limit + spare })
  const rules = { excludedIds: [], blockedNames: [], limit }
  return { reviews: selectReviews(newest, rules), count, average_rating: average }
}
