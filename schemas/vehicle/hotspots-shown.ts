import type { VehicleHotspot } from './vehicle.ts'

export interface ShownHotspot {
  id: string
  description: string
  /** Fractions of the picture's width and height. */
  x: number
  y: number
}

/** The hotspots placed on a frame of the spin. vehicles §3, Hotspot */
export const hotspotsOfFrame = (hotspots: readonly VehicleHotspot[], frame: number): ShownHotspot[] =>
  shown(hotspots, ({ exterior }) => exterior.find(({ activeAngle }) => activeAngle === frame))

export const hotspotsInside = (hotspots: readonly VehicleHotspot[]): ShownHotspot[] =>
  shown(hotspots, ({ interior }) => interior[0])

/** The direction of a point in an equirectangular panorama, in degrees from the centre: to the right, and up. */
export const toDirection = ({ x, y }: Pick<ShownHotspot, 'x' | 'y'>): { yaw: number; pitch: number } => ({
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
