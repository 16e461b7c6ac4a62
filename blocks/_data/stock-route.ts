import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: ['stock'] }

/** What an address below `/search/` stands for, null where it is nothing on this site. No block asks for it: it is `usePage().stock`. */
export const stockRouteQuery = (api: Api, path: string) =>
  queryOptions({ queryKey: ['stock-route', path], queryFn: () => api.call('stockRoute', { path }), meta })
