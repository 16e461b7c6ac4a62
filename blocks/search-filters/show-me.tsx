import { useQuery } from '@tanstack/react-query'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import { useApi } from '../_kit/runtime.tsx'
import { vehiclesInWords } from '../_search/said-count.ts'
import { useLater } from '../_search/use-later.ts'

/** Milliseconds that a handle stands still before the stock is asked. */
const pause = 200

interface ShowMeProps {
  count: number
  /** What the search would be with a handle where it is just now; null while none is drawn. */
  drawn: SearchQuery | null
}

/**
 * How many the button would show: of the search as it is, or while a handle is being drawn, of what it would become. That answer is then at hand
 * when the handle is let go. vehicles §7, Search URL construction
 */
export function ShowMe({ count, drawn }: ShowMeProps) {
  return drawn ? <ShowAhead count={count} drawn={drawn} /> : words(count)
}

function ShowAhead({ count, drawn }: { count: number; drawn: SearchQuery }) {
  const { data } = useQuery(vehicleSearchQuery(useApi(), useLater(drawn, pause)))
  return words(data?.count ?? count)
}

const words = (count: number) => `Show Me ${vehiclesInWords(count)}`
