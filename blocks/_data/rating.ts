import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: [] }

/** What the reviews service says of an organisation; null where it says nothing at this moment. */
export const ratingQuery = (api: Api, orgId: string) =>
  queryOptions({ queryKey: ['rating', orgId], queryFn: () => api.call('rating', { orgId }), meta })
