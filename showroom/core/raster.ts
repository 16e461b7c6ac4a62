import type { Camera } from './camera.ts'
import { stride, type Mesh, type Point } from './mesh.ts'

/** For each sample of the picture: the visible triangle, and the position on it. */
export interface Visible {
  width: number
  height: number
  /** Index of the triangle, or -1. */
  triangle: Int32Array
  /** Barycentric weights of the triangle's first and second corner. */
  first: Float32Array
  second: Float32Array
  /** 1 for the back side of a triangle. */
  back: Uint8Array
  nearness: Float32Array
  /** Bounds of the drawn samples. */
  bounds: { left: number; right: number; top: number; bottom: number }
}

export function emptyVisible(width: number, height: number): Visible {
  const size = width * height
  return {
    width,
    height,
    triangle: new Int32Array(size),
    first: new Float32Array(size),
    second: new Float32Array(size),
    back: new Uint8Array(size),
    nearness: new Float32Array(size),
    bounds: { left: 0, right: -1, top: 0, bottom: -1 },
  }
}

/** Rasterises the mesh into `visible`, which is reused because its buffers are large. */
export function rasterise(mesh: Mesh, camera: Camera, visible: Visible): void {
  const { width, height, triangle, first, second, back, nearness } = visible
  triangle.fill(-1)
  nearness.fill(0)
  const { sx, sy, inverse } = project(mesh, camera, width / camera.width)
  const { index, surfaceOf, surfaces } = mesh
  const holes = surfaces.map((surface) => surface.holeAt ?? null)
  const wide = surfaces.map((surface) => surface.hasWideHoles ?? false)
  const solid = surfaces.map((surface) => surface.solid ?? false)
  const bounds = { left: width, right: -1, top: height, bottom: -1 }
  const probe: Point = { x: 0, y: 0, z: 0, u: 0, v: 0 }
  const spot: Spot = { i0: 0, i1: 0, i2: 0, a: 0, b: 0 }

  for (let t = 0; t < surfaceOf.length; t++) {
    const i0 = index[t * 3] ?? 0
    const i1 = index[t * 3 + 1] ?? 0
    const i2 = index[t * 3 + 2] ?? 0
    const w0 = inverse[i0] ?? 0
    const w1 = inverse[i1] ?? 0
    const w2 = inverse[i2] ?? 0
    if (w0 <= 0 || w1 <= 0 || w2 <= 0) continue
    const x0 = sx[i0] ?? 0
    const y0 = sy[i0] ?? 0
    const x1 = sx[i1] ?? 0
    const y1 = sy[i1] ?? 0
    const x2 = sx[i2] ?? 0
    const y2 = sy[i2] ?? 0
    const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
    if (area > -1e-6 && area < 1e-6) continue
    const left = Math.max(0, Math.ceil(Math.min(x0, x1, x2) - 0.5))
    const right = Math.min(width - 1, Math.floor(Math.max(x0, x1, x2) - 0.5))
    const top = Math.max(0, Math.ceil(Math.min(y0, y1, y2) - 0.5))
    const bottom = Math.min(height - 1, Math.floor(Math.max(y0, y1, y2) - 0.5))
    if (left > right || top > bottom) continue
    if (left < bounds.left) bounds.left = left
    if (right > bounds.right) bounds.right = right
    if (top < bounds.top) bounds.top = top
    if (bottom > bounds.bottom) bounds.bottom = bottom
    const isBack = area > 0 ? 1 : 0
    if (isBack === 1 && (solid[surfaceOf[t] ?? 0] ?? false)) continue
    let hole = holes[surfaceOf[t] ?? 0] ?? null
    if (hole !== null && (wide[surfaceOf[t] ?? 0] ?? false)) {
      spot.i0 = i0
      spot.i1 = i1
      spot.i2 = i2
      if (!touches(mesh, hole, { probe, spot })) hole = null
    }
    const scale = 1 / area
    const stepX0 = (y1 - y2) * scale
    const stepY0 = (x2 - x1) * scale
    const stepX1 = (y2 - y0) * scale
    const stepY1 = (x0 - x2) * scale
    let row0 = ((x1 - (left + 0.5)) * (y2 - (top + 0.5)) - (x2 - (left + 0.5)) * (y1 - (top + 0.5))) * scale
    let row1 = ((x2 - (left + 0.5)) * (y0 - (top + 0.5)) - (x0 - (left + 0.5)) * (y2 - (top + 0.5))) * scale
    for (let y = top; y <= bottom; y++, row0 += stepY0, row1 += stepY1) {
      let l0 = row0
      let l1 = row1
      let at = y * width + left
      for (let x = left; x <= right; x++, at++, l0 += stepX0, l1 += stepX1) {
        const l2 = 1 - l0 - l1
        if (l0 < -1e-5 || l1 < -1e-5 || l2 < -1e-5) continue
        const near = l0 * w0 + l1 * w1 + l2 * w2
        if (near <= (nearness[at] ?? 0)) continue
        const a = (l0 * w0) / near
        const b = (l1 * w1) / near
        if (hole !== null) {
          spot.i0 = i0
          spot.i1 = i1
          spot.i2 = i2
          spot.a = a
          spot.b = b
          place(mesh, probe, spot)
          if (hole(probe)) continue
        }
        nearness[at] = near
        triangle[at] = t
        first[at] = a
        second[at] = b
        back[at] = isBack
      }
    }
  }
  visible.bounds = bounds
}

/** Corners, edge midpoints, and the centre. */
const marks: ReadonlyArray<readonly [a: number, b: number]> = [
  [1, 0],
  [0, 1],
  [0, 0],
  [0.5, 0.5],
  [0.5, 0],
  [0, 0.5],
  [0.33, 0.33],
]

function touches(mesh: Mesh, hole: (point: Point) => boolean, { probe, spot }: { probe: Point; spot: Spot }): boolean {
  for (const [a, b] of marks) {
    spot.a = a
    spot.b = b
    place(mesh, probe, spot)
    if (hole(probe)) return true
  }
  return false
}

export interface Spot {
  i0: number
  i1: number
  i2: number
  a: number
  b: number
}

/** Writes position and surface coordinates of a point on a triangle into `point`. */
export function place({ vertex: p }: Mesh, point: Point, { i0, i1, i2, a, b }: Spot): void {
  const c = 1 - a - b
  const o0 = i0 * stride
  const o1 = i1 * stride
  const o2 = i2 * stride
  point.x = (p[o0] ?? 0) * a + (p[o1] ?? 0) * b + (p[o2] ?? 0) * c
  point.y = (p[o0 + 1] ?? 0) * a + (p[o1 + 1] ?? 0) * b + (p[o2 + 1] ?? 0) * c
  point.z = (p[o0 + 2] ?? 0) * a + (p[o1 + 2] ?? 0) * b + (p[o2 + 2] ?? 0) * c
  point.u = (p[o0 + 6] ?? 0) * a + (p[o1 + 6] ?? 0) * b + (p[o2 + 6] ?? 0) * c
  point.v = (p[o0 + 7] ?? 0) * a + (p[o1 + 7] ?? 0) * b + (p[o2 + 7] ?? 0) * c
}

function project(mesh: Mesh, camera: Camera, scale: number) {
  const { vertex: p } = mesh
  const { eye, right, ahead } = camera
  const count = p.length / stride
  const sx = new Float32Array(count)
  const sy = new Float32Array(count)
  const inverse = new Float32Array(count)
  const focal = camera.focal * scale
  const centreX = camera.centreX * scale
  const centreY = camera.centreY * scale
  for (let i = 0; i < count; i++) {
    const x = (p[i * stride] ?? 0) - eye[0]
    const y = (p[i * stride + 1] ?? 0) - eye[1]
    const z = (p[i * stride + 2] ?? 0) - eye[2]
    const depth = x * ahead[0] + y * ahead[1]
    const w = depth > 0.05 ? 1 / depth : 0
    inverse[i] = w
    sx[i] = centreX + (x * right[0] + y * right[1]) * w * focal
    sy[i] = centreY - z * w * focal
  }
  return { sx, sy, inverse }
}
