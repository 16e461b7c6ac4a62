import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { CurrentPromos } from '#schemas/promo/promo.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = {
  tags: ['promos'],
  nextChange: (answer) => (answer as CurrentPromos).nextChange,
}

/** The currently running promotions. A page that shows them is rendered again when the next one starts or ends. */
export const promosQuery = (api: Api) =>
  queryOptions({ queryKey: ['promos'], queryFn: () => api.call('promos', {}), meta })
