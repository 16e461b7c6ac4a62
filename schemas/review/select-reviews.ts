import { cutAtWord } from '../lib/cut-at-word.ts'
import type { Review } from './review.ts'

/**
 * Reviews fit to show: texts containing 'Translated', excluded ids and blocked names left out, the first `limit` kept (10 by default).
 * locations §5
 */
export function selectReviews(
  reviews: readonly Review[],
  rules: { excludedIds: readonly number[]; blockedNames: readonly string[]; limit: number },
): Review[] {
  const blocked = new Set(rules.blockedNames.map((name) => name.trim().toLowerCase()))
  return reviews
    .filter(
      (review) =>
        !rules.excludedIds.includes(review.id) &&
        !(review.text ?? '').includes('Translated') &&
        !blocked.has(review.customer_name.trim().toLowerCase()),
    )
    .slice(0, rules.limit)
}

/** Review text cut to 160 characters, at a word, with an ellipsis, or null where it stands whole. locations §9 */
export const excerpt = (text: string): string | null => cutAtWord(text, 160)
