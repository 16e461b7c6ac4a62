/** vehicles §9: the map is zoomed to 15 at most, and its markers have numbers while there are fewer than ten. */
export const mapRules = { zoomAtMost: 15, numberedBelow: 10 } as const

export interface Point {
  lat: number
  long: number
}

/** A view on the Web Mercator plane, on which the world is 1 wide and 1 high. */
export interface MapView {
  /** Of the centre. */
  x: number
  y: number
  zoom: number
}

const tileSize = 256
/** Room around the outermost markers, as a share of the map. */
const margin = 0.14
const southmost = 85.05

/** Web Mercator, from 0 to 1 in both directions, y from north to south. */
export function project({ lat, long }: Point): { x: number; y: number } {
  const held = Math.max(-southmost, Math.min(southmost, lat))
  const sine = Math.sin((held * Math.PI) / 180)
  return { x: long / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

/** Pixels per unit of the plane at a zoom level. */
export const scaleAt = (zoom: number): number => tileSize * 2 ** zoom

/** The closest view, up to a zoom level, in which every point is inside a map of this size in pixels. Null without points. */
export function fitPoints(
  points: readonly Point[],
  { width, height, zoomAtMost = mapRules.zoomAtMost }: { width: number; height: number; zoomAtMost?: number },
): MapView | null {
  if (points.length === 0) return null
  const at = points.map(project)
  const [left, right] = [Math.min(...at.map(({ x }) => x)), Math.max(...at.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...at.map(({ y }) => y)), Math.max(...at.map(({ y }) => y))]
  const room = 1 - 2 * margin
  const zooms = [
    Math.log2((width * room) / tileSize / Math.max(right - left, Number.MIN_VALUE)),
    Math.log2((height * room) / tileSize / Math.max(bottom - top, Number.MIN_VALUE)),
  ]
  const zoom = Math.max(0, Math.min(zoomAtMost, ...zooms))
  return { x: (left + right) / 2, y: (top + bottom) / 2, zoom }
}
