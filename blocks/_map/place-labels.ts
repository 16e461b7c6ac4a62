import { type MapView, project, scaleAt } from '#schemas/location/map-view.ts'
import { capitals, towns } from '#schemas/location/towns.ts'

export interface Size {
  width: number
  height: number
}

export interface PlacedLabel {
  name: string
  x: number
  y: number
  isCapital: boolean
  /** On which side of its dot the name stands. */
  side: 'left' | 'right'
}

/** From this zoom level towns are named, below it capitals only. */
const townsFrom = 5.5
/** Estimated width of a letter, and height of a line, in pixels. */
const letter = 7
const line = 16

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A point of the plane as pixels of the map. */
export function toPixels(
  at: { x: number; y: number },
  view: MapView,
  { width, height }: Size,
): { x: number; y: number } {
  const scale = scaleAt(view.zoom)
  return { x: width / 2 + (at.x - view.x) * scale, y: height / 2 + (at.y - view.y) * scale }
}

/** The names that fit: inside the map, clear of each other and of what is `taken`, capitals first. */
export function placeLabels(view: MapView, size: Size, taken: readonly { x: number; y: number }[]): PlacedLabel[] {
  const occupied: Box[] = taken.map(({ x, y }) => ({ left: x - 18, top: y - 36, right: x + 18, bottom: y + 4 }))
  const named = [
    ...capitals.map((town) => ({ town, isCapital: true })),
    ...(view.zoom >= townsFrom ? towns.map((town) => ({ town, isCapital: false })) : []),
  ]
  return named.flatMap(({ town: [name, lat, long], isCapital }) => {
    const { x, y } = toPixels(project({ lat, long }), view, size)
    const reach = name.length * letter + 8
    for (const side of ['right', 'left'] as const) {
      const box: Box = {
        left: side === 'right' ? x - 3 : x - reach,
        right: side === 'right' ? x + reach : x + 3,
        top: y - line / 2,
        bottom: y + line / 2,
      }
      const isInside = box.left > 0 && box.right < size.width && box.top > 0 && box.bottom < size.height
      if (!isInside || occupied.some((other) => overlaps(box, other))) continue
      occupied.push(box)
      return [{ name, x, y, isCapital, side }]
    }
    return []
  })
}

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
