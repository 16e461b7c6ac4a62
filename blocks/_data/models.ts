import { queryOptions } from '@tanstack/react-query'
import type { Api, EndpointInput } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: ['models'] }

/** The range of new models in its order. */
export const modelsQuery = (api: Api, filter: EndpointInput<'models'> = {}) =>
  queryOptions({ queryKey: ['models', filter], queryFn: () => api.call('models', filter), meta })

/** One model by its slug, null if the site has none. A model page's own model is `usePage().model`; blocks do not query it. */
export const modelQuery = (api: Api, slug: string) =>
  queryOptions({ queryKey: ['model', slug], queryFn: () => api.call('model', { slug }), meta })

/** The brands of the site, in their order. A brand page's own brand is `usePage().brand`. */
export const brandsQuery = (api: Api) =>
  queryOptions({ queryKey: ['brands'], queryFn: () => api.call('brands', {}), meta })
