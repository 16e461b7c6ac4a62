import { queryOptions } from '@tanstack/react-query'
import type { Api, EndpointInput } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: ['reviews'] }

/** Published reviews, newest first, with count and average over all of them. */
export const reviewsQuery = (api: Api, filter: EndpointInput<'reviews'> = {}) =>
  queryOptions({ queryKey: ['reviews', filter], queryFn: () => api.call('reviews', filter), meta })
