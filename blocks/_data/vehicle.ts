import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: ['stock'] }

/** One vehicle by its slug, null where this site has none. A vehicle page's own vehicle is `usePage().vehicle`: no block asks for it. */
export const vehicleQuery = (api: Api, slug: string) =>
  queryOptions({ queryKey: ['vehicle', slug], queryFn: () => api.call('vehicle', { slug }), meta })
