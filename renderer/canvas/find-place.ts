import type { BlockPlace } from '#schemas/page/canvas-messages.ts'
import type { Box } from './element-box.ts'

interface Point {
  x: number
  y: number
}

/** A list of blocks as drawn: the top level of the page, or a slot. */
export interface Zone {
  parent: string | null
  slot: string | null
  box: Box
  /** Slots around it. */
  depth: number
  /** In order; `box` is null for a block that shows nothing here. */
  items: { id: string; box: Box | null }[]
}

/** How near to the edge of a slot a drop belongs to the list around it, so that blocks can be dropped between full columns. */
const edge = 6

/** The place in the page for a drop at this point: in the innermost list, before or after the nearest block. */
export function findPlace(zones: readonly Zone[], point: Point): BlockPlace | null {
  const [zone] = zones
    .filter(({ box, depth }) => depth === 0 || contains(box, point))
    .toSorted((one, other) => other.depth - one.depth)
  return zone ? { parent: zone.parent, slot: zone.slot, index: findIndex(zone, point) } : null
}

function contains({ left, top, right, bottom }: Box, { x, y }: Point): boolean {
  const inset = Math.min(edge, (bottom - top) / 4)
  return x >= left && x <= right && y >= top + inset && y <= bottom - inset
}

function findIndex({ items }: Zone, point: Point): number {
  const shown = items.flatMap(({ box }, index) => (box ? { box, index } : []))
  const [nearest] = shown.toSorted((one, other) => distance(one.box, point) - distance(other.box, point))
  if (!nearest) return items.length
  return nearest.index + (isAfter(nearest.box, point, isBesideAnother(nearest.box, shown)) ? 1 : 0)
}

const isAfter = ({ left, top, right, bottom }: Box, { x, y }: Point, isBeside: boolean): boolean =>
  isBeside ? x > (left + right) / 2 : y > (top + bottom) / 2

/** Whether blocks of the list stand side by side. */
export const isBesideAnother = (box: Box, all: readonly { box: Box }[]): boolean =>
  all.some(
    ({ box: other }) =>
      other !== box &&
      (other.left >= box.right - 1 || other.right <= box.left + 1) &&
      Math.min(other.bottom, box.bottom) - Math.max(other.top, box.top) > 1,
  )

function distance({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}

/** Where the indicator of a place is drawn: a line between two blocks, or the area of an empty list. */
export function indicatorBox({ items, box }: Zone, index: number): { box: Box; isArea: boolean } {
  const shown = items.flatMap((item, at) => (item.box ? { box: item.box, at } : []))
  const before = shown.findLast(({ at }) => at < index)
  const after = shown.find(({ at }) => at >= index)
  const beside = before ?? after
  if (!beside) return { box, isArea: true }
  const isAcross = isBesideAnother(beside.box, shown)
  const { box: own } = beside
  if (isAcross && (!before || !after || after.box.top < before.box.bottom)) {
    const x = before && after ? (before.box.right + after.box.left) / 2 : before ? own.right : own.left
    return { box: { left: x - half, right: x + half, top: own.top, bottom: own.bottom }, isArea: false }
  }
  const y = before && after ? (before.box.bottom + after.box.top) / 2 : before ? own.bottom : own.top
  return { box: { left: box.left, right: box.right, top: y - half, bottom: y + half }, isArea: false }
}

const half = 2
