import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: ['vehicle'] }

/** The lender's own words for a vehicle, where they did not come along with its figures. */
export const financeDisclaimerQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['finance-disclaimer', slug],
    queryFn: () => api.call('financeDisclaimer', { slug }),
    meta,
  })
