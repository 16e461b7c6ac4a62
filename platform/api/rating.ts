import { findRating } from '../integrations/reviews.ts'
import type { Service } from '../context/api-context.ts'

/** Only for the site's own organisation, so that the endpoint is no proxy for others. locations §7, Third-party ratings */
export const rating: Service<'rating'> = ({ site, partners }, { orgId }) =>
  partners.reviews && orgId === site.config.reviews.orgId ? findRating(partners.reviews, orgId) : Promise.resolve(null)
