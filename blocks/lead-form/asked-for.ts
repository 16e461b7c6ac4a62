import type { VehicleForm } from '#schemas/vehicle/action-path.ts'

/** Which form an address asks of a page: `?car_id=12` names the vehicle, `&ask=photos` turns an enquiry into a request for photos. */
export function askedFor(kind: VehicleForm, search: string): { kind: VehicleForm; car_id?: number } {
  const params = new URLSearchParams(search)
  const id = Number(params.get('car_id'))
  const isAbout = Number.isInteger(id) && id > 0 && id < 2 ** 31
  const asksPhotos = kind === 'enquiry' && isAbout && params.get('ask') === 'photos'
  return { kind: asksPhotos ? 'request-photos' : kind, ...(isAbout ? { car_id: id } : {}) }
}
