import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Partner } from './partner.ts'

/** Snap 21's rating of an organisation: the average of five, and the stars to draw. locations §7 */
export const partnerRating = z.object({ rating: z.number().min(0).max(5), stars: z.number().min(0).max(5) })
export type PartnerRating = z.infer<typeof partnerRating>

const ratings = new LRUCache<string, PartnerRating>({ max: 500, ttl: 10 * 60_000 })

/** `GET ratings?orgId=…`; a rating is cached for ten minutes. Null if there is none. */
export async function findRating(reviews: Partner, orgId: string): Promise<PartnerRating | null> {
  const known = ratings.get(orgId)
  if (known) return known
  const found = await reviews.ask({ path: `ratings?orgId=${encodeURIComponent(orgId)}`, answer: partnerRating })
  if (found) ratings.set(orgId, found)
  return found
}
