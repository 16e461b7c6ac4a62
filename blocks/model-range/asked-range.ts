import type { EndpointInput } from '#schemas/api/endpoints.ts'
import type { PageContext } from '../_kit/runtime.tsx'

/** On a brand's page its models, elsewhere all. */
export const askedRange = ({ brand }: Pick<PageContext, 'brand'>): EndpointInput<'models'> =>
  brand ? { brand: brand.slug } : {}
