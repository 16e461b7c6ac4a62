import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import { useApi, usePage } from '../_kit/runtime.tsx'
import { address } from './address.ts'
import { queryOfSearch, searchOfPage } from './search-of-page.ts'

/** Computes the next search from the current one. */
type SearchChange = (search: SearchQuery) => SearchQuery

/**
 * The search of the URL. A search is changed by changing the URL, so that back, forward, shared links and all other parts of the page stay
 * in sync.
 */
export function useSearchAddress() {
  const page = usePage()
  const query = useSyncExternalStore(address.listen, address.query, () =>
    import.meta.env.SSR ? page.search : address.cameWith(),
  )
  const hrefOf = (searchQuery: SearchQuery) => page.path + queryOfSearch(searchQuery, page)
  return {
    /** In the URL's format. */
    query,
    search: searchOfPage(page, query),
    hrefOf,
    /** An equal search adds no history entry. Starts from the current URL, which another part may just have changed. */
    go: (change: SearchChange) => {
      const now = searchOfPage(page, address.query())
      const href = hrefOf(change(now))
      if (href !== hrefOf(now)) address.step(href)
    },
  }
}

/** The search of the URL, with its answer. While another answer loads, or if it fails, the last one stays. vehicles §4, Search load states */
export function useSearch() {
  const found = useSearchAddress()
  const api = useApi()
  const client = useQueryClient()
  const answer = useQuery(vehicleSearchQuery(api, found.search))
  const [last, setLast] = useState(answer.data)
  if (answer.data && answer.data !== last) setLast(answer.data)
  return {
    ...found,
    data: answer.data ?? last,
    isLoading: answer.isFetching,
    /** Or the browser is offline and the query is paused. */
    hasError: answer.isError || answer.isPaused,
    /** Prefetches the answer that a shopper will probably need. */
    prefetch: (searchQuery: SearchQuery) => void client.prefetchQuery(vehicleSearchQuery(api, searchQuery)),
  }
}

export type SearchState = ReturnType<typeof useSearch>
