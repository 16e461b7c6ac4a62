import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: ['stock'] }

/** A vehicle's price compared with the market; null if unknown. */
export const autogaugeQuery = (api: Api, slug: string) =>
  queryOptions({ queryKey: ['autogauge', slug], queryFn: () => api.call('autogauge', { slug }), meta, retry: false })
