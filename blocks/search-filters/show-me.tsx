import { useQuery } from '@tanstack/react-query'
import type { SearchQuery } from '#schemas/vehicle/search-query.ts'
import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import { useApi } from '../_kit/runtime.tsx'
import { formatVehicleCount } from '../_search/count-text.ts'
import { useLater } from '../_search/use-later.ts'
import * as texts from './texts.ts'

/** Milliseconds without movement before the stock is queried. */
const pause = 200

interface ShowMeProps {
  count: number
  /** The search for the current position of a handle; null otherwise. */
  drawn: SearchQuery | null
}

/**
 * The button's count: of the current search, or while a handle moves, of the resulting one, whose answer is then already loaded.
 * vehicles §7, Search URL construction
 */
export function ShowMe({ count, drawn }: ShowMeProps) {
  return drawn ? <ShowAhead count={count} drawn={drawn} /> : words(count)
}

function ShowAhead({ count, drawn }: { count: number; drawn: SearchQuery }) {
  const { data } = useQuery(vehicleSearchQuery(useApi(), useLater(drawn, pause)))
  return words(data?.count ?? count)
}

const words = (count: number) => texts.showMeVehiclesIn({ vehiclesIn: formatVehicleCount(count) })
