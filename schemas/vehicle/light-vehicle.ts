import { isShownHere } from './shown-images.ts'
import type { HotspotAnchor, Vehicle } from './vehicle.ts'

/** What a page carries of a vehicle at most: with more it would be no page, and nobody looks at more. */
const mostImages = 100
const mostFrames = 120

/**
 * A vehicle as a page carries it: of an absurd number of pictures the first ones, of a spin the frames that have been fetched, with too many of them
 * every so manieth, and the hotspots of the frames that are left. Any other vehicle is itself.
 */
export function lightVehicle(vehicle: Vehicle): Vehicle {
  const { images, viewer, hotspots } = vehicle
  const frames = viewer?.spin_images ?? []
  const areHere = frames.every(isShownHere)
  if (images.length <= mostImages && frames.length <= mostFrames && areHere) return vehicle
  const here = [...frames.keys()].filter((frame) => isShownHere(frames[frame] ?? ''))
  const kept = evenly(here, mostFrames)
  return {
    ...vehicle,
    images: images.slice(0, mostImages),
    viewer: viewer && { ...viewer, spin_images: kept.flatMap((frame) => frames[frame] ?? []) },
    hotspots: hotspots.map((hotspot) => ({
      ...hotspot,
      anchors: { ...hotspot.anchors, exterior: anchorsOn(kept, hotspot.anchors.exterior) },
    })),
  }
}

/** So many at most, with the same step between them. */
function evenly(frames: readonly number[], most: number): number[] {
  const step = Math.max(1, Math.ceil(frames.length / most))
  return frames.filter((_, index) => index % step === 0)
}

const anchorsOn = (frames: readonly number[], anchors: readonly HotspotAnchor[]): HotspotAnchor[] =>
  anchors.flatMap((anchor) => {
    const frame = frames.indexOf(anchor.activeAngle)
    return frame === -1 ? [] : [{ ...anchor, activeAngle: frame }]
  })
