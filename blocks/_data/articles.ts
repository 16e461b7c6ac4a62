import { queryOptions } from '@tanstack/react-query'
import type { Api, EndpointInput } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: ['pages'] }

/** Pages below a path as teasers, newest first. */
export const articlesQuery = (api: Api, filter: EndpointInput<'articles'>) =>
  queryOptions({ queryKey: ['articles', filter], queryFn: () => api.call('articles', filter), meta })
