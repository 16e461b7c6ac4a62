import type { Site } from '../tenant/site.ts'
import type { SearchDocument } from './search-document.ts'
import { financePath } from './finance-path.ts'

/** Forms about a vehicle. */
export const vehicleForms = ['enquiry', 'test-drive', 'request-photos', 'finance'] as const
export type VehicleForm = (typeof vehicleForms)[number]

type ActionVehicle = Pick<
  SearchDocument,
  'id' | 'slug' | 'vin' | 'car_type' | 'dealership_slug' | 'price' | 'offer_price'
>

interface ActionInput {
  form: VehicleForm
  vehicle: ActionVehicle
  site: Pick<Site, 'flags' | 'config'>
}

/** The page of a form about a vehicle, for browsers without script. vehicles §2, routes */
export function actionPath({ form, vehicle, site }: ActionInput): string {
  switch (form) {
    case 'enquiry':
      return `/contact?car_id=${vehicle.id}`
    case 'request-photos':
      return `/contact?car_id=${vehicle.id}&ask=photos`
    case 'test-drive':
      return `/book-test-drive?car_id=${vehicle.id}`
    case 'finance':
      return financePath(vehicle, site)
  }
}
