import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'

/** What the signed-in shopper has on this site: asked by the browser alone, since pages are the same for everybody. */
export const garageQuery = (api: Api) =>
  queryOptions({ queryKey: ['garage'], queryFn: () => api.call('garage', {}), staleTime: 0, retry: false })
