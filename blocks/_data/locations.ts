import { queryOptions } from '@tanstack/react-query'
import type { Api, EndpointInput } from '#schemas/api/endpoints.ts'
import { nextHoursChange } from '#schemas/location/hours-change.ts'
import type { Location } from '#schemas/location/location.ts'
import type { QueryTags } from './query-meta.ts'

/** Read by the server alone; the browser's scripts leave the rules of hours out. */
const meta: QueryTags | undefined = import.meta.env.SSR
  ? {
      tags: ['locations'],
      nextChange: (answer, clock) => nextHoursChange(answer as Location[], clock)?.toISOString() ?? null,
    }
  : undefined

/** The site's visible locations, of one type or all. A page that shows them is rendered again when one of them opens or closes. */
export const locationsQuery = (api: Api, filter: EndpointInput<'locations'> = {}) =>
  queryOptions({
    queryKey: ['locations', filter],
    queryFn: () => api.call('locations', filter).catch(reportFailure),
    meta,
  })

/** In the browser's console only: what lists locations stays empty. The server logs its own failures. vehicles §8, Location list */
function reportFailure(error: unknown): never {
  // oxlint-disable-next-line no-console -- the specification's line
  if (typeof document !== 'undefined') console.warn('Failed to fetch locations', error)
  throw error
}
