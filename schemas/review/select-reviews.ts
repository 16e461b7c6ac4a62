import { cutAtWord } from '../lib/cut-at-word.ts'
import type { Review } from './review.ts'

/** Reviews to show: without texts containing 'Translated', excluded ids and blocked names, up to `limit` (default 10). locations §5 */
export function selectReviews<R extends Review>(
  reviews: readonly R[],
  rules: { excludedIds: readonly number[]; blockedNames: readonly string[]; limit: number },
): R[] {
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

/** Review text cut to 160 characters at a word with an ellipsis, or null if it is not longer. locations §9 */
export const excerpt = (text: string): string | null => cutAtWord(text, 160)
