import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: ['delivery', 'locations'] }

/** Where the site delivers. */
export const deliveryAreaQuery = (api: Api) =>
  queryOptions({ queryKey: ['delivery-area'], queryFn: () => api.call('deliveryArea', {}), meta })

/** The cost of delivering a vehicle to a postcode; null if unknown. */
export const deliveryQuery = (api: Api, input: { postcode: string; slug: string }) =>
  queryOptions({ queryKey: ['delivery', input], queryFn: () => api.call('delivery', input), meta })
