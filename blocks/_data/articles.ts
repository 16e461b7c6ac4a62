import { queryOptions } from '@tanstack/react-query'
import type { Api, EndpointInput } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: ['pages'] }

/** Pages below a path as teasers, newest first. */
export const articlesQuery = (api: Api, asked: EndpointInput<'articles'>) =>
  queryOptions({ queryKey: ['articles', asked], queryFn: () => api.call('articles', asked), meta })
