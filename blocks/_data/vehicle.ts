import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: ['stock'] }

/** One vehicle by its slug, null if the site has none. A vehicle page's own vehicle is `usePage().vehicle`; blocks do not query it. */
export const vehicleQuery = (api: Api, slug: string) =>
  queryOptions({ queryKey: ['vehicle', slug], queryFn: () => api.call('vehicle', { slug }), meta })
