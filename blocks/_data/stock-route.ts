import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: ['stock'] }

/** The meaning of a path below `/search/`; null if unknown on this site. Blocks do not query it: it is `usePage().stock`. */
export const stockRouteQuery = (api: Api, path: string) =>
  queryOptions({ queryKey: ['stock-route', path], queryFn: () => api.call('stockRoute', { path }), meta })
