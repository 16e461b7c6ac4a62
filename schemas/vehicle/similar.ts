import type { Cents } from '../lib/money.ts'
import type { SearchQueryInput } from './search-query.ts'
import type { SearchDocument } from './search-document.ts'
import { currentPrice } from './price-display.ts'

/** vehicles §9, Similar cars */
const hitsPerQuery = 10
const mostSimilar = 6

/** Plus or minus $10,000 around a price below $50,000, else plus or minus $25,000. vehicles §9 */
export function similarPriceWindow(price: Cents): { min: Cents; max: Cents } {
  const reach = price < 50_000_00 ? 10_000_00 : 25_000_00
  return { min: Math.max(0, price - reach), max: price + reach }
}

type SimilarFacts = Pick<
  SearchDocument,
  'id' | 'make' | 'model' | 'simple_body' | 'item_type' | 'price' | 'offer_price'
>

/**
 * The queries for similar vehicles, in one round trip: the same model, then the same body, then the same make; in stock only, within the
 * price window if it has a price, without itself. vehicles §7 and §9
 */
export function similarQueries(to: SimilarFacts): SearchQueryInput[] {
  const price = currentPrice(to)
  const question = (facets: Record<string, string[]>): SearchQueryInput => ({
    hitsPerPage: hitsPerQuery,
    scope: {
      facets: { status: ['in_stock'], item_type: [to.item_type], ...facets },
      ...(price === null ? {} : { ranges: { price: similarPriceWindow(price) } }),
      excludeIds: [to.id],
    },
  })
  return [
    question({ make: [to.make], model: [to.model] }),
    ...(to.simple_body === null ? [] : [question({ body: [to.simple_body] })]),
    question({ make: [to.make] }),
  ]
}

/** The fallback without results: stock of the same body or kind, at any price. */
export function similarFallback(to: SimilarFacts): SearchQueryInput {
  return {
    hitsPerPage: mostSimilar,
    scope: {
      facets: {
        status: ['in_stock'],
        item_type: [to.item_type],
        ...(to.simple_body === null ? {} : { body: [to.simple_body] }),
      },
      excludeIds: [to.id],
    },
  }
}

/** Merged results: same model first, without duplicates, at most six. vehicles §7 */
export function mergeSimilar<V extends Pick<SearchDocument, 'id' | 'make' | 'model'>>(
  to: Pick<SimilarFacts, 'make' | 'model'>,
  answers: readonly (readonly V[])[],
): V[] {
  const unique = [...new Map(answers.flat().map((hit) => [hit.id, hit])).values()]
  const isSameModel = (hit: V) => isSame(hit.make, to.make) && isSame(hit.model, to.model)
  return [...unique.filter(isSameModel), ...unique.filter((hit) => !isSameModel(hit))].slice(0, mostSimilar)
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
