import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: [] }

/** Postcodes and towns with a prefix. */
export const placesQuery = (api: Api, query: string) =>
  queryOptions({ queryKey: ['places', query], queryFn: () => api.call('places', { query }), meta, staleTime: Infinity })
