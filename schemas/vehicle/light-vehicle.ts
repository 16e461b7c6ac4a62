import type { HotspotAnchor, Vehicle } from './vehicle.ts'

/** What a page carries of a vehicle at most: with more it would be no page, and nobody looks at more. */
const mostImages = 100
const mostFrames = 120

/**
 * A vehicle as a page carries it: of an absurd number of pictures the first ones, of a spin with too many frames every so manieth, and the
 * hotspots of the frames that are left. Any other vehicle is itself.
 */
export function lightVehicle(vehicle: Vehicle): Vehicle {
  const { images, viewer, hotspots } = vehicle
  const frames = viewer?.spin_images ?? []
  if (images.length <= mostImages && frames.length <= mostFrames) return vehicle
  const kept = evenly(frames.length, mostFrames)
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

/** So many of `0 … count - 1` at most, with the same step between them. */
function evenly(count: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(count / most))
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
}

const anchorsOn = (frames: readonly number[], anchors: readonly HotspotAnchor[]): HotspotAnchor[] =>
  anchors.flatMap((anchor) => {
    const frame = frames.indexOf(anchor.activeAngle)
    return frame === -1 ? [] : [{ ...anchor, activeAngle: frame }]
  })
