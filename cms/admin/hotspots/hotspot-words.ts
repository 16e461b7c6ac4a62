import { z } from 'zod'
import { vehicleHotspot, type VehicleHotspot } from '#schemas/vehicle/vehicle.ts'
import * as texts from './texts.ts'

/** A draft hotspot may lack its description. */
const draft = vehicleHotspot.extend({ description: z.string().default('') })

export const readHotspots = (value: unknown): VehicleHotspot[] => draft.array().safeParse(value ?? []).data ?? []

/** Describes the error in the hotspots for staff; null if there is none. */
export function hotspotTrouble(value: unknown): string | null {
  if (value === null || value === undefined) return null
  const hotspots = draft.array().safeParse(value)
  if (!hotspots.success) return z.prettifyError(hotspots.error)
  const at = hotspots.data.findIndex(({ description }) => description.trim() === '')
  if (at >= 0) return texts.hotspotAtHasNoDescription({ at: at + 1 })
  const long = hotspots.data.findIndex(({ description }) => description.trim().length > 300)
  if (long >= 0) return texts.descriptionHotspotLongLongerThan300Characters({ long: long + 1 })
  return hotspots.data.length > 60 ? texts.aVehicleHas60HotspotsAtMost : null
}

/** `on 12 angles, inside`, for lists and history. */
export function placesOfHotspot({ anchors: { exterior, interior } }: VehicleHotspot): string {
  const angles =
    exterior.length === 0
      ? []
      : [exterior.length === 1 ? texts.on1Angle : texts.onLengthAngles({ length: exterior.length })]
  const words = [...angles, ...(interior.length > 0 ? ['inside'] : [])]
  return words.length === 0 ? texts.notPlaced : words.join(', ')
}

/** Hotspots in a vehicle's history: `LED headlights (on 12 angles, at 29% and 36% of angle 1); …`. */
export const formatHotspots = (value: unknown): string =>
  readHotspots(value)
    .map((hotspot) => `${hotspot.description || texts.noDescription2} (${placesOfHotspot(hotspot)}${at(hotspot)})`)
    .join('; ')

/** The position of a hotspot, so that the history also shows a moved hotspot. */
function at({ anchors: { exterior, interior } }: VehicleHotspot): string {
  const [first] = [...exterior, ...interior]
  if (!first) return ''
  const frame = exterior.length > 0 ? `angle ${first.activeAngle + 1}` : texts.thePanorama
  return texts.atAmountAndAmountOfFrame({
    amount: Math.round(first.posX * 1_000) / 10,
    amount2: Math.round(first.posY * 1_000) / 10,
    frame,
  })
}
