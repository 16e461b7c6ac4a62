import { queryOptions } from '@tanstack/react-query'
import type { Api, EndpointInput } from '#schemas/api/endpoints.ts'
import type { QueryTags } from './query-meta.ts'

const meta: QueryTags = { tags: ['locations'] }

/** A form of the site, with a vehicle if given. */
export const leadFormQuery = (api: Api, input: EndpointInput<'leadForm'>) =>
  queryOptions({ queryKey: ['lead-form', input], queryFn: () => api.call('leadForm', input), meta })
