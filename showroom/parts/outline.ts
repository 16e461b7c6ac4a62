/** Signed distances to 2D outlines: negative inside. They draw lamps, grilles and glass on surfaces. */

export interface Box {
  x: number
  y: number
  halfWidth: number
  halfHeight: number
  radius?: number
}

export function box(x: number, y: number, { x: cx, y: cy, halfWidth, halfHeight, radius = 0 }: Box): number {
  const dx = Math.abs(x - cx) - halfWidth + radius
  const dy = Math.abs(y - cy) - halfHeight + radius
  if (dx <= 0) return dy <= 0 ? (dx > dy ? dx : dy) - radius : dy - radius
  return (dy <= 0 ? dx : Math.sqrt(dx * dx + dy * dy)) - radius
}

export type Corner = readonly [x: number, y: number]

export type Outline = (x: number, y: number) => number

/** The same box for many points. */
export function createBox({ x: cx, y: cy, halfWidth, halfHeight, radius = 0 }: Box): Outline {
  const reachX = halfWidth - radius
  const reachY = halfHeight - radius
  return (x, y) => {
    const dx = (x > cx ? x - cx : cx - x) - reachX
    const dy = (y > cy ? y - cy : cy - y) - reachY
    if (dx <= 0) return dy <= 0 ? (dx > dy ? dx : dy) - radius : dy - radius
    return (dy <= 0 ? dx : Math.sqrt(dx * dx + dy * dy)) - radius
  }
}

/** Beyond this distance, approximate values suffice. */
const near = 0.08

export function polygon(corners: readonly Corner[]): Outline {
  const { ax, ay, ex, ey, count, beyond } = listEdges([...corners, ...corners.slice(0, 1)])
  return (x, y) => {
    const outside = beyond(x, y)
    if (outside > near) return outside
    let nearest = 1e9
    let inside = false
    for (let i = 0; i < count; i++) {
      const px = x - (ax[i] ?? 0)
      const py = y - (ay[i] ?? 0)
      const dx = ex[i] ?? 0
      const dy = ey[i] ?? 0
      const distance = toEdge(px, py, { dx, dy })
      if (distance < nearest) nearest = distance
      if (py < 0 !== py - dy < 0 && px < (dx * py) / dy) inside = !inside
    }
    const distance = Math.sqrt(nearest)
    return inside ? -distance : distance
  }
}

/** Distance to a line of several corners. */
export function polyline(corners: readonly Corner[]): Outline {
  const { ax, ay, ex, ey, count, beyond } = listEdges(corners)
  return (x, y) => {
    const outside = beyond(x, y)
    if (outside > 0.02) return outside
    let nearest = 1e9
    for (let i = 0; i < count; i++) {
      const distance = toEdge(x - (ax[i] ?? 0), y - (ay[i] ?? 0), { dx: ex[i] ?? 0, dy: ey[i] ?? 0 })
      if (distance < nearest) nearest = distance
    }
    return Math.sqrt(nearest)
  }
}

function toEdge(px: number, py: number, { dx, dy }: { dx: number; dy: number }): number {
  let t = (px * dx + py * dy) / (dx * dx + dy * dy)
  t = t < 0 ? 0 : t > 1 ? 1 : t
  const x = px - dx * t
  const y = py - dy * t
  return x * x + y * y
}

function listEdges(corners: readonly Corner[]) {
  const ax: number[] = []
  const ay: number[] = []
  const ex: number[] = []
  const ey: number[] = []
  corners.forEach(([x, y], i) => {
    const next = corners[i + 1]
    if (!next || (next[0] === x && next[1] === y)) return
    ax.push(x)
    ay.push(y)
    ex.push(next[0] - x)
    ey.push(next[1] - y)
  })
  const xs = corners.map((corner) => corner[0])
  const ys = corners.map((corner) => corner[1])
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const beyond = (x: number, y: number) => Math.max(left - x, x - right, low - y, y - high)
  return { ax, ay, ex, ey, count: ax.length, beyond }
}
