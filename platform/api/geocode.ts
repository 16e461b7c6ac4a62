import { problem } from '#schemas/problem.ts'
import { understandPlace } from '../places/find-place.ts'
import type { Service } from '../context/api-context.ts'

/** The coordinates of a chosen place or a postcode. vehicles §7, Geocode of the chosen place; locations §7, Postcode geocoding */
export const geocode: Service<'geocode'> = async ({ site }, { place }) =>
  understandPlace(site.country, place) ?? problem('place-unknown')
