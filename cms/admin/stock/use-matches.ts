'use client'
import { useFormFields } from '@payloadcms/ui'
import { z } from 'zod'
import { staffEndpoints } from '#schemas/api/staff-endpoints.ts'
import { type FacetName, searchQuery, type SearchQueryInput, sort } from '#schemas/vehicle/search-query.ts'
import { forSale, readStockFilter, type StockFilter } from '#schemas/vehicle/stock-filter.ts'
import type { FacetCounts } from './facet-options.ts'
import { useSiteId } from './use-site.ts'
import { useStaffQuery } from './use-staff-query.ts'

const firstShown = 6
const order = z.object({ value: sort }).transform(({ value }) => value)

interface MatchQuery {
  draft: StockFilter
  sells: 'for-sale' | 'any'
  /** Path of the filter's field. A sibling field `sortBy` sets the order. */
  path: string
}

/**
 * The vehicles that a filter matches now, and the counts of each facet value. Selections are sent as a shopper's, so that a facet's
 * selection does not affect its own counts.
 */
export function useMatches({ draft, sells, path }: MatchQuery) {
  const tenant = useSiteId()
  const sortBy = useFormFields(([fields]) => order.safeParse(fields[besides(path, 'sortBy')]).data ?? 'rank')
  const filter = readStockFilter(draft)
  const { facets, ranges } = sells === 'for-sale' ? forSale(filter) : filter
  const question = (search: SearchQueryInput) =>
    tenant === null ? null : (staffEndpoints.search.toSearch?.({ tenant, search: searchQuery.parse(search) }) ?? null)
  const found = useStaffQuery('search', question({ facets, ranges, sortBy, hitsPerPage: firstShown }))
  const status = facets.status ? { status: facets.status } : {}
  const stock = useStaffQuery('search', question({ facets: status, hitsPerPage: 1 }))
  const counts = (name: FacetName): FacetCounts => ({
    stock: stock.answer?.facets[name] ?? {},
    now: found.answer?.facets[name] ?? {},
  })
  return { found, counts }
}

const besides = (path: string, name: string) => path.replace(/[^.]+$/, name)
