import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import { useApi, usePage } from '../_kit/runtime.tsx'
import { address } from './address.ts'
import { queryOfSearch, searchOfPage } from './search-of-page.ts'

/** Says of the search as it is now what it becomes. */
type SearchChange = (search: SearchQuery) => SearchQuery

/**
 * The search that the address asks for. Anyone who changes the search changes the address, so that back, forward, a shared link and every other part of
 * the page follow.
 */
export function useSearchAddress() {
  const page = usePage()
  const query = useSyncExternalStore(address.listen, address.query, () =>
    import.meta.env.SSR ? page.search : address.cameWith(),
  )
  const hrefOf = (wanted: SearchQuery) => page.path + queryOfSearch(wanted, page)
  return {
    /** As it stands in the address. */
    query,
    search: searchOfPage(page, query),
    hrefOf,
    /** The same search is no new step. Starts from what the address says just now, since another part may have changed it in this moment. */
    go: (change: SearchChange) => {
      const now = searchOfPage(page, address.query())
      const href = hrefOf(change(now))
      if (href !== hrefOf(now)) address.step(href)
    },
  }
}

/**
 * The search that the address asks for, with its answer. While another answer is on its way, and when it fails, the last one stays.
 * vehicles §4, Search load states
 */
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
    /** Or the browser is offline, where a question waits until it is not. */
    hasError: answer.isError || answer.isPaused,
    /** Asks for the answer beforehand, for a shopper who is about to want it. */
    prefetch: (wanted: SearchQuery) => void client.prefetchQuery(vehicleSearchQuery(api, wanted)),
  }
}

export type SearchState = ReturnType<typeof useSearch>
