import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { searchToParams } from '#schemas/vehicle/search-url.ts'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import { useApi, usePage } from '../_kit/runtime.tsx'
import { searchOfPage } from './search-of-page.ts'

/**
 * The search that the address asks for and its answer. Whoever changes the search changes the address, so that back, forward and a shared link
 * restore it. While another answer is on its way, and when it fails, the last one stays. spec/vehicles.md §4, Search load states
 */
export function useSearchState(sortBy: SearchQuery['sortBy']) {
  const { params } = usePage()
  const { pathname, search: queryString } = useLocation()
  const navigate = useNavigate()
  const search = searchOfPage({ params, search: queryString }, sortBy)
  const answer = useQuery(vehicleSearchQuery(useApi(), search))
  const [last, setLast] = useState(answer.data)
  if (answer.data && answer.data !== last) setLast(answer.data)
  const hrefOf = (wanted: SearchQuery) => {
    const query = paramsOf(wanted, sortBy).toString()
    return query === '' ? pathname : `${pathname}?${query}`
  }
  return {
    search,
    data: answer.data ?? last,
    isLoading: answer.isFetching,
    hasError: answer.isError,
    hrefOf,
    go: (wanted: SearchQuery) => void navigate(hrefOf(wanted), { preventScrollReset: true }),
  }
}

export type SearchState = ReturnType<typeof useSearchState>

/** What the page itself fixes does not stand in the address, and neither does the order that it starts with. */
function paramsOf(search: SearchQuery, sortBy: SearchQuery['sortBy']): URLSearchParams {
  const params = searchToParams({ ...search, scope: { facets: {} } })
  params.delete('sortBy')
  if (search.sortBy !== sortBy) params.set('sortBy', search.sortBy)
  return params
}
