import type { EndpointInput } from '#schemas/api/endpoints.ts'
import type { PageContext } from '../_kit/runtime.tsx'

interface FormOnPage {
  id: string
  page: Pick<PageContext, 'id'>
  /** The vehicle in the URL, in the browser. */
  vehicleId: number | null
}

/** The plain form of this block, whose purpose determines the lead's category. */
export const askedFor = ({ id, page, vehicleId }: FormOnPage): EndpointInput<'leadForm'> => ({
  kind: 'trade-in',
  ...(page.id ? { page: page.id, block: id } : {}),
  ...(vehicleId === null ? {} : { car_id: vehicleId }),
})
