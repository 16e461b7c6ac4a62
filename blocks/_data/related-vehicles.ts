import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: ['stock'] }

/** Vehicles similar to one: the same model first, up to six. */
export const relatedVehiclesQuery = (api: Api, slug: string) =>
  queryOptions({ queryKey: ['related-vehicles', slug], queryFn: () => api.call('related', { slug }), meta })
