import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: ['delivery', 'locations'] }

/** What delivery of a vehicle to a postcode costs; null where nobody can say. */
export const deliveryQuery = (api: Api, asked: { postcode: string; slug: string }) =>
  queryOptions({ queryKey: ['delivery', asked], queryFn: () => api.call('delivery', asked), meta })
