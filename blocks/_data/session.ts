import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

/** Never part of a shared page: blocks query it in the browser. */
const meta: QueryTags = { tags: [] }

/** The signed-in shopper of this browser, if any. */
export const sessionQuery = (api: Api) =>
  queryOptions({ queryKey: ['session'], queryFn: () => api.call('session', {}), meta })
