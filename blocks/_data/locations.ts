import { queryOptions } from '@tanstack/react-query'
import type { Api, EndpointInput } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: ['locations'] }

/** The site's visible locations, of one type or of all. */
export const locationsQuery = (api: Api, filter: EndpointInput<'locations'> = {}) =>
  queryOptions({ queryKey: ['locations', filter], queryFn: () => api.call('locations', filter), meta })
