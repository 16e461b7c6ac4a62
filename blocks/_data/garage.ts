import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'

/** The signed-in shopper's data on this site: queried only by the browser, since pages are shared. */
export const garageQuery = (api: Api) =>
  queryOptions({ queryKey: ['garage'], queryFn: () => api.call('garage', {}), staleTime: 0, retry: false })
