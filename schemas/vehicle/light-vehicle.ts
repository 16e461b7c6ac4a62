import { isShownHere } from './shown-images.ts'
import type { HotspotAnchor, Vehicle } from './vehicle.ts'

/** Maximum pictures of a vehicle on a page. */
const mostImages = 100
const mostFrames = 120

/**
 * A vehicle for a page: at most the first pictures, the fetched frames of a spin (thinned out if there are too many), and the hotspots of
 * the remaining frames. Usually unchanged.
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

/** At most this number, evenly spaced. */
function evenly(frames: readonly number[], most: number): number[] {
  const step = Math.max(1, Math.ceil(frames.length / most))
  return frames.filter((_, index) => index % step === 0)
}

const anchorsOn = (frames: readonly number[], anchors: readonly HotspotAnchor[]): HotspotAnchor[] =>
  anchors.flatMap((anchor) => {
    const frame = frames.indexOf(anchor.activeAngle)
    return frame === -1 ? [] : [{ ...anchor, activeAngle: frame }]
  })
