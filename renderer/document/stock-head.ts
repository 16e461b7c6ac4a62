import type { PageStock } from '#blocks/_kit/runtime.tsx'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import type { SearchResponse } from '#schemas/vehicle/search-response.ts'
import type { Site } from '#schemas/tenant/site.ts'

interface StockHeadInput {
  stock: PageStock
  search: SearchQuery
  /** Null where the search could not be asked. */
  answer: Pick<SearchResponse, 'count' | 'pages'> | null
  site: Site
}

export interface StockHead {
  title: string
  description: string
  /** Path and query of the one address under which search engines should know the page. */
  canonical: string
  noindex: boolean
  /** The pages before and after it in the same list; null where there is none, or where the page itself is not to be known. */
  prev: string | null
  next: string | null
}

/**
 * What search engines are told of a page of stock: each page of a make, model, type, place or dealer is known by itself; what a shopper chose on
 * top of it (a facet, a range, words, a place, another order) is the same stock in other words, and is not. Neither is a page without a vehicle.
 */
export function stockHead({ stock, search, answer, site }: StockHeadInput): StockHead {
  const { page } = search
  const pageAt = (number: number) => (number > 1 ? `${stock.path}?page=${number}` : stock.path)
  const isKnown = !isNarrowed(search, stock) && (answer === null || (answer.count > 0 && page <= answer.pages))
  return {
    title: `${forSale(stock.title)}${page > 1 ? `, page ${page}` : ''}`,
    description: describe({ stock, search, answer, site }),
    canonical: isKnown ? pageAt(page) : stock.path,
    noindex: !isKnown,
    prev: isKnown && page > 1 ? pageAt(page - 1) : null,
    next: isKnown && answer && page < answer.pages ? pageAt(page + 1) : null,
  }
}

const isNarrowed = ({ query, facets, ranges, near, sortBy }: SearchQuery, stock: PageStock): boolean =>
  query !== '' ||
  Object.keys(facets).length > 0 ||
  Object.keys(ranges).length > 0 ||
  near !== undefined ||
  sortBy !== stock.sortBy

/** `Used Kia Sportage for sale`; `Our stock at Southport` says so itself. */
const forSale = (title: string): string => (/^our stock/i.test(title) ? title : `${title} for sale`)

function describe({ stock, search, answer, site }: StockHeadInput): string {
  const inStock = answer && answer.count > 0 ? `: ${answer.count.toLocaleString(site.locale)} in stock` : ''
  const page = search.page > 1 && answer ? ` Page ${search.page} of ${answer.pages}.` : ''
  return `${forSale(stock.title)} at ${site.name}${inStock}. Compare prices, kilometres and features, and ask about yours.${page}`
}
