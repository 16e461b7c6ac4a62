import type { Location } from '../location/location.ts'
import type { Vehicle } from './vehicle.ts'

/** The print page of a vehicle, opened in a new tab. vehicles §2, Routes */
export const printPath = ({ slug }: Pick<Vehicle, 'slug'>): string => `${printPage}?car_id=${encodeURIComponent(slug)}`

export const printPage = '/print'

/** URL of a vehicle's PDF. vehicles §7 */
export const pdfPath = ({ slug }: Pick<Vehicle, 'slug'>): string => `/api/cars/${encodeURIComponent(slug)}.pdf`

/** File name of the PDF: `{slug}.pdf`. vehicles §7 */
export const pdfName = ({ slug }: Pick<Vehicle, 'slug'>): string => `${slug}.pdf`

/** The print-PDF button is hidden for cars with distribution locations. vehicles §2, Print */
export const canPrintPdf = (
  { location_id }: Pick<Vehicle, 'location_id'>,
  locations: readonly Pick<Location, 'id' | 'distribution_locations'>[],
): boolean =>
  !locations.some(({ id, distribution_locations }) => id === location_id && distribution_locations.length > 0)
