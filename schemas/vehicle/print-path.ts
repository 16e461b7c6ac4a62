import type { Location } from '../location/location.ts'
import type { Vehicle } from './vehicle.ts'

/** The page that a vehicle is printed from; opened in a new tab. vehicles §2, Routes */
export const printPath = ({ slug }: Pick<Vehicle, 'slug'>): string => `${printPage}?car_id=${encodeURIComponent(slug)}`

export const printPage = '/print'

/** Where a vehicle's PDF is fetched. vehicles §7 */
export const pdfPath = ({ slug }: Pick<Vehicle, 'slug'>): string => `/api/cars/${encodeURIComponent(slug)}.pdf`

/** What the PDF is saved as: `{slug}.pdf`. vehicles §7 */
export const pdfName = ({ slug }: Pick<Vehicle, 'slug'>): string => `${slug}.pdf`

/** The print-PDF button is hidden for cars with distribution locations. vehicles §2, Print */
export const canPrintPdf = (
  { location_id }: Pick<Vehicle, 'location_id'>,
  locations: readonly Pick<Location, 'id' | 'distribution_locations'>[],
): boolean =>
  !locations.some(({ id, distribution_locations }) => id === location_id && distribution_locations.length > 0)
