import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import { useApi } from '../_kit/runtime.tsx'
import { useLater } from '../_search/use-later.ts'
import type { SearchState } from '../_search/use-search.ts'

/** Milliseconds that a handle stands still before the stock is asked. */
const pause = 200

/**
 * How many the button would show: of the search as it is, or while a handle is being drawn, of what it would become. That answer is then at hand
 * when the handle is let go. spec/vehicles.md §7, Search URL construction
 */
export function useAhead({ search, data }: SearchState) {
  const [drawn, setDrawn] = useState<SearchQuery | null>(null)
  const settled = useLater(drawn, pause)
  const { data: answer } = useQuery({
    ...vehicleSearchQuery(useApi(), settled ?? search),
    enabled: drawn !== null && settled !== null,
  })
  const isAhead = drawn !== null && settled !== null && answer !== undefined
  return { count: isAhead ? answer.count : (data?.count ?? 0), draw: setDrawn }
}
