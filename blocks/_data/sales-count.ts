import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: ['stock'] }

/** Vehicles sold in the current calendar month in the site's time zone. */
export const salesCountQuery = (api: Api) =>
  queryOptions({ queryKey: ['sales-count'], queryFn: () => api.call('salesCount', {}), meta })
