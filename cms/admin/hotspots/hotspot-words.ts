import { z } from 'zod'
import { vehicleHotspot, type VehicleHotspot } from '#schemas/vehicle/vehicle.ts'

/** One that is being written may lack its words still. */
const draft = vehicleHotspot.extend({ description: z.string().default('') })

export const readHotspots = (value: unknown): VehicleHotspot[] => draft.array().safeParse(value ?? []).data ?? []

/** What is wrong, in words for anyone who placed them; null where nothing is. */
export function hotspotTrouble(value: unknown): string | null {
  if (value === null || value === undefined) return null
  const hotspots = draft.array().safeParse(value)
  if (!hotspots.success) return z.prettifyError(hotspots.error)
  const at = hotspots.data.findIndex(({ description }) => description.trim() === '')
  if (at >= 0) return `Hotspot ${at + 1} has no description: shoppers would see an empty box.`
  const long = hotspots.data.findIndex(({ description }) => description.trim().length > 300)
  if (long >= 0) return `The description of hotspot ${long + 1} is longer than 300 characters.`
  return hotspots.data.length > 60 ? 'A vehicle has 60 hotspots at most.' : null
}

/** `on 12 angles, inside`, for lists and history. */
export function placesOfHotspot({ anchors: { exterior, interior } }: VehicleHotspot): string {
  const angles = exterior.length === 0 ? [] : [exterior.length === 1 ? 'on 1 angle' : `on ${exterior.length} angles`]
  const words = [...angles, ...(interior.length > 0 ? ['inside'] : [])]
  return words.length === 0 ? 'not placed' : words.join(', ')
}

/** Hotspots in a vehicle's history: `LED headlights (on 12 angles, at 29% and 36% of angle 1); …`. */
export const hotspotsInWords = (value: unknown): string =>
  readHotspots(value)
    .map((hotspot) => `${hotspot.description || 'No description'} (${placesOfHotspot(hotspot)}${at(hotspot)})`)
    .join('; ')

/** The position of a hotspot, so that the history also shows a hotspot that only moved. */
function at({ anchors: { exterior, interior } }: VehicleHotspot): string {
  const [first] = [...exterior, ...interior]
  if (!first) return ''
  const frame = exterior.length > 0 ? `angle ${first.activeAngle + 1}` : 'the panorama'
  return `, at ${Math.round(first.posX * 1_000) / 10}% and ${Math.round(first.posY * 1_000) / 10}% of ${frame}`
}
