import { z } from 'zod'
import { place, type Place } from '#schemas/location/place.ts'
import type { Country } from '../places/find-place.ts'
import type { Partner } from './partner.ts'

/** `GET suggest?query=…&country=AU`: places by prefix, most likely first. Null without an answer. vehicles §7, Places autocomplete */
export async function suggestByPartner(
  places: Partner,
  request: { query: string; country: Country },
): Promise<Place[] | null> {
  const search = new URLSearchParams(request)
  const found = await places.ask({ path: `suggest?${search}`, answer: z.object({ places: z.array(place) }) })
  return found ? found.places.slice(0, mostPlaces) : null
}

const mostPlaces = 8
