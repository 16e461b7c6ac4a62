import type { HotspotAnchor, VehicleHotspot } from './vehicle.ts'

/** Pictures with hotspots: the frames of the spin, and the interior panorama. vehicles §3, Hotspot */
export type HotspotSide = 'exterior' | 'interior'

/** One picture: the interior has only 0. */
export interface HotspotView {
  side: HotspotSide
  angle: number
}

type Position = Pick<HotspotAnchor, 'posX' | 'posY'>
type Hotspots = readonly VehicleHotspot[]

export const anchorIn = ({ anchors }: VehicleHotspot, { side, angle }: HotspotView): HotspotAnchor | null =>
  anchors[side].find(({ activeAngle }) => activeAngle === angle) ?? null

/** Adds a hotspot in one picture, named by the first free number: `h3`. */
export function addHotspot(hotspots: Hotspots, view: HotspotView, position: Position): VehicleHotspot[] {
  const taken = new Set(hotspots.map(({ id }) => id))
  const number = Array.from({ length: taken.size + 1 }, (_, i) => i + 1).find((each) => !taken.has(`h${each}`)) ?? 0
  const added: VehicleHotspot = { id: `h${number}`, description: '', anchors: { exterior: [], interior: [] } }
  return placeHotspot([...hotspots, added], added.id, { view, position })
}

/** Sets its position in one picture; limited to the picture's edges. */
export const placeHotspot = (
  hotspots: Hotspots,
  id: string,
  { view: { side, angle }, position }: { view: HotspotView; position: Position },
): VehicleHotspot[] =>
  changeAnchors(hotspots, id, (anchors) => ({
    ...anchors,
    [side]: inOrder([
      ...anchors[side].filter(({ activeAngle }) => activeAngle !== angle),
      { activeAngle: angle, posX: fraction(position.posX), posY: fraction(position.posY) },
    ]),
  }))

/** Removes it from that picture. */
export const takeHotspot = (hotspots: Hotspots, id: string, { side, angle }: HotspotView): VehicleHotspot[] =>
  changeAnchors(hotspots, id, (anchors) => ({
    ...anchors,
    [side]: anchors[side].filter(({ activeAngle }) => activeAngle !== angle),
  }))

export const describeHotspot = (hotspots: Hotspots, id: string, description: string): VehicleHotspot[] =>
  hotspots.map((hotspot) => (hotspot.id === id ? { ...hotspot, description } : hotspot))

/**
 * Interpolates the hotspot in all frames between those where it was placed. The spin is a circle: the shorter way between two frames is
 * filled, and a gap of more than half a turn means that the hotspot is hidden there.
 */
export const fillHotspot = (hotspots: Hotspots, id: string, frames: number): VehicleHotspot[] =>
  changeAnchors(hotspots, id, (anchors) => ({ ...anchors, exterior: filled(anchors.exterior, frames) }))

function filled(anchors: readonly HotspotAnchor[], frames: number): HotspotAnchor[] {
  const placed = inOrder(anchors.filter(({ activeAngle }) => activeAngle < frames))
  const beyond = anchors.filter(({ activeAngle }) => activeAngle >= frames)
  const between = placed.flatMap((from, i) => {
    const to = placed[(i + 1) % placed.length]
    const gap = to ? (to.activeAngle - from.activeAngle + frames) % frames : 0
    if (!to || gap > frames / 2) return []
    return Array.from({ length: Math.max(0, gap - 1) }, (_, step) => {
      const share = (step + 1) / gap
      return {
        activeAngle: (from.activeAngle + step + 1) % frames,
        posX: fraction(from.posX + (to.posX - from.posX) * share),
        posY: fraction(from.posY + (to.posY - from.posY) * share),
      }
    })
  })
  return inOrder([...placed, ...between, ...beyond])
}

const changeAnchors = (
  hotspots: Hotspots,
  id: string,
  change: (anchors: VehicleHotspot['anchors']) => VehicleHotspot['anchors'],
): VehicleHotspot[] =>
  hotspots.map((hotspot) => (hotspot.id === id ? { ...hotspot, anchors: change(hotspot.anchors) } : hotspot))

const inOrder = (anchors: readonly HotspotAnchor[]): HotspotAnchor[] =>
  anchors.toSorted((a, b) => a.activeAngle - b.activeAngle)

/** Rounded to a ten-thousandth: a tenth of a pixel in a wide picture. */
const fraction = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000
