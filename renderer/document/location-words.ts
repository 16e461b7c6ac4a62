import type { Premises } from '#schemas/location/departments.ts'
import * as texts from '../texts.ts'

/** A location in a sentence or two, for search engines and shared links. */
export function locationDescription([location]: Premises): string {
  const { name, address, phone, landline_phone: landline } = location
  const town = [address.city, address.state, address.postcode].filter(Boolean).join(' ')
  const place = [name, address.street, town].filter(Boolean).join(', ')
  const number = phone || landline
  return number ? texts.locationWithPhone({ place, number }) : texts.locationWithoutPhone({ place })
}
