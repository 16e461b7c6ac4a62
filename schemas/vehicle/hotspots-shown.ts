import type { VehicleHotspot } from './vehicle.ts'

export interface ShownHotspot {
  id: string
  description: string
  /** Fractions of the picture from its left and top. */
  x: number
  y: number
}

/** The hotspots of one frame of the spin: those that were placed for it. vehicles §3, Hotspot */
export const hotspotsOfFrame = (hotspots: readonly VehicleHotspot[], frame: number): ShownHotspot[] =>
  shown(hotspots, ({ exterior }) => exterior.find(({ activeAngle }) => activeAngle === frame))

export const hotspotsInside = (hotspots: readonly VehicleHotspot[]): ShownHotspot[] =>
  shown(hotspots, ({ interior }) => interior[0])

/** Where a point of an equirectangular panorama is seen from its middle, in degrees: to the right, and up. */
export const directionOf = ({ x, y }: Pick<ShownHotspot, 'x' | 'y'>): { yaw: number; pitch: number } => ({
  yaw: x * 360 - 180,
  pitch: 90 - y * 180,
})

function shown(
  hotspots: readonly VehicleHotspot[],
  find: (anchors: VehicleHotspot['anchors']) => VehicleHotspot['anchors']['interior'][number] | undefined,
): ShownHotspot[] {
  return hotspots.flatMap(({ id, description, anchors }) => {
    const anchor = find(anchors)
    return anchor ? [{ id, description, x: anchor.posX, y: anchor.posY }] : []
  })
}
