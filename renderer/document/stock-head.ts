import type { PageStock } from '#blocks/_kit/runtime.tsx'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import type { SearchResponse } from '#schemas/vehicle/search-response.ts'
import type { Site } from '#schemas/tenant/site.ts'
import * as texts from '../texts.ts'

interface StockHeadInput {
  stock: PageStock
  search: SearchQuery
  /** Null if the search failed. */
  answer: Pick<SearchResponse, 'count' | 'pages'> | null
  site: Site
}

export interface StockHead {
  title: string
  description: string
  /** Path and query of the page's canonical URL. */
  canonical: string
  noindex: boolean
  /** Previous and next pages of the list; null if there is none, or if the page is not indexed. */
  prev: string | null
  next: string | null
}

/**
 * Head data of a stock page: each page of a make, model, type, place or dealer is indexed. With a shopper's filters (a facet, a range,
 * text, a place, another order) it is not, since it repeats the same stock. Neither is a page without vehicles.
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

/** `Used Kia Sportage for sale`; `Our stock at Southport` is left as it is. */
const forSale = (title: string): string => (/^our stock/i.test(title) ? title : texts.titleForSale({ title }))

function describe({ stock, search, answer, site }: StockHeadInput): string {
  const inStock = answer && answer.count > 0 ? `: ${answer.count.toLocaleString(site.locale)} in stock` : ''
  const page = search.page > 1 && answer ? texts.pagePageOfPages({ page: search.page, pages: answer.pages }) : ''
  return texts.forSaleAtNameInStock({ forSale: forSale(stock.title), name: site.name, inStock, page })
}
