import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { SearchQueryInput } from '#schemas/vehicle/search-query.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: ['stock'] }

/** Vehicles that match a query. Equal queries share one answer, so `data.ts` and component must use the same parameters. */
export const vehicleSearchQuery = (api: Api, query: SearchQueryInput) =>
  queryOptions({ queryKey: ['vehicle-search', query], queryFn: () => api.call('search', query), meta })
