import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: [] }

/** The reviews service's rating of an organisation; null if unavailable. */
export const ratingQuery = (api: Api, orgId: string) =>
  queryOptions({ queryKey: ['rating', orgId], queryFn: () => api.call('rating', { orgId }), meta })
