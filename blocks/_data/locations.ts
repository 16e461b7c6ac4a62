import { queryOptions } from '@tanstack/react-query'
import type { Api, EndpointInput } from '#schemas/api/endpoints.ts'
import { nextHoursChange } from '#schemas/location/hours-change.ts'
import type { Location } from '#schemas/location/location.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = {
  tags: ['locations'],
  nextChange: (answer, clock) => nextHoursChange(answer as Location[], clock)?.toISOString() ?? null,
}

/** The site's visible locations, of one type or all. A page that shows them is rendered again when one of them opens or closes. */
export const locationsQuery = (api: Api, filter: EndpointInput<'locations'> = {}) =>
  queryOptions({ queryKey: ['locations', filter], queryFn: () => api.call('locations', filter), meta })
