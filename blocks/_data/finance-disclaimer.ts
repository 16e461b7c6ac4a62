import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: ['vehicle'] }

/** The lender's disclaimer for a vehicle, if its figures did not include one. */
export const financeDisclaimerQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['finance-disclaimer', slug],
    queryFn: () => api.call('financeDisclaimer', { slug }),
    meta,
  })
