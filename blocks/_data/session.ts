import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

/** Never in a page that is the same for everybody: blocks ask in the browser. */
const meta: QueryTags = { tags: [] }

/** Who is signed in in this browser, if anybody is. */
export const sessionQuery = (api: Api) =>
  queryOptions({ queryKey: ['session'], queryFn: () => api.call('session', {}), meta })
