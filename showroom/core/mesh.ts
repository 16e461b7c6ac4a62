/** The material at a point, set by the surface's `paintAt`. Colours are linear light, 0 to 1. */
export interface Material {
  r: number
  g: number
  b: number
  /** 1 for the chosen paint, 0 for `r g b`. */
  paint: number
  /** Reflectance at normal incidence: 0.04 for lacquer and plastic, 0.6 and up for metal. */
  f0: number
  /** 0 is a mirror, 1 fully diffuse. */
  rough: number
  /** Visible share of the sky at the point. */
  open: number
  glow: number
  glass: boolean
  /** Added to the normal before shading. */
  bendX: number
  bendY: number
  bendZ: number
}

/** The point being painted. The surface's builder defines `u` and `v`. */
export interface Point {
  x: number
  y: number
  z: number
  u: number
  v: number
}

/** A point with the camera's view direction. */
export interface SeenPoint extends Point {
  lookX: number
  lookY: number
  lookZ: number
}

export interface Surface {
  name: string
  paintAt: (point: SeenPoint, material: Material) => void
  /** True at a hole of the surface: a wheel arch, the gap between two spokes. */
  holeAt?: (point: Point) => boolean
  /** Holes are larger than triangles: a triangle whose corners and centre are outside has none. */
  hasWideHoles?: boolean
  /** Its inner side is never visible. */
  solid?: boolean
}

export type Vec = readonly [x: number, y: number, z: number]

interface GridOptions {
  rows: number
  columns: number
  at: (row: number, column: number) => Point
  /** Also emit the mirror image across the car's centre plane. */
  mirrored?: boolean
}

/** Numbers per vertex: x, y, z, normal x, y, z, u, v. Interleaved, so that a sample touches three cache lines instead of nine. */
export const stride = 8

export interface Mesh {
  vertex: Float32Array
  index: Uint32Array
  surfaceOf: Uint16Array
  surfaces: Surface[]
}

/** Collects grids of points into one triangle mesh with smooth normals within each grid. Metres; x forward, y left, z up. */
export class MeshBuilder {
  private readonly position: number[] = []
  private readonly normal: number[] = []
  private readonly uv: number[] = []
  private readonly index: number[] = []
  private readonly surfaceOf: number[] = []
  private readonly surfaces: Surface[] = []

  grid(surface: Surface, { rows, columns, at, mirrored = false }: GridOptions): void {
    const points: Point[] = []
    for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) points.push(at(row, column))
    this.emit(surface, points, { rows, columns, side: 1 })
    if (mirrored) this.emit(surface, points, { rows, columns, side: -1 })
  }

  finish(): Mesh {
    const count = this.position.length / 3
    const vertex = new Float32Array(count * stride)
    for (let i = 0; i < count; i++) {
      for (let axis = 0; axis < 3; axis++) {
        vertex[i * stride + axis] = this.position[i * 3 + axis] ?? 0
        vertex[i * stride + 3 + axis] = this.normal[i * 3 + axis] ?? 0
      }
      vertex[i * stride + 6] = this.uv[i * 2] ?? 0
      vertex[i * stride + 7] = this.uv[i * 2 + 1] ?? 0
    }
    return {
      vertex,
      index: Uint32Array.from(this.index),
      surfaceOf: Uint16Array.from(this.surfaceOf),
      surfaces: this.surfaces,
    }
  }

  private emit(
    surface: Surface,
    points: Point[],
    { rows, columns, side }: { rows: number; columns: number; side: 1 | -1 },
  ): void {
    const first = this.position.length / 3
    let id = this.surfaces.indexOf(surface)
    if (id < 0) id = this.surfaces.push(surface) - 1
    for (const p of points) {
      this.position.push(p.x, p.y * side, p.z)
      this.normal.push(0, 0, 0)
      this.uv.push(p.u, p.v)
    }
    for (let row = 0; row + 1 < rows; row++) {
      for (let column = 0; column + 1 < columns; column++) {
        const a = first + row * columns + column
        const [b, c, d] = [a + 1, a + columns, a + columns + 1]
        if (side === 1) {
          this.triangle(id, a, b, c)
          this.triangle(id, b, d, c)
        } else {
          this.triangle(id, a, c, b)
          this.triangle(id, b, c, d)
        }
      }
    }
    this.settleNormals(first, points, { rows, columns })
  }

  private triangle(id: number, a: number, b: number, c: number): void {
    const p = this.position
    const at = (vertex: number, axis: number) => p[vertex * 3 + axis] ?? 0
    const [abx, aby, abz] = [at(b, 0) - at(a, 0), at(b, 1) - at(a, 1), at(b, 2) - at(a, 2)]
    const [acx, acy, acz] = [at(c, 0) - at(a, 0), at(c, 1) - at(a, 1), at(c, 2) - at(a, 2)]
    const nx = aby * acz - abz * acy
    const ny = abz * acx - abx * acz
    const nz = abx * acy - aby * acx
    if (nx * nx + ny * ny + nz * nz < 1e-18) return
    this.index.push(a, b, c)
    this.surfaceOf.push(id)
    for (const vertex of [a, b, c]) {
      const o = vertex * 3
      this.normal[o] = (this.normal[o] ?? 0) + nx
      this.normal[o + 1] = (this.normal[o + 1] ?? 0) + ny
      this.normal[o + 2] = (this.normal[o + 2] ?? 0) + nz
    }
  }

  /** Points that coincide (seams of closed rings, the two halves of a body at y = 0) share one normal. */
  private settleNormals(first: number, points: Point[], { rows, columns }: { rows: number; columns: number }): void {
    const n = this.normal
    for (let row = 0; row < rows; row++) {
      const [a, b] = [row * columns, row * columns + columns - 1]
      const [pa, pb] = [points[a], points[b]]
      if (!pa || !pb || columns < 3) continue
      if (Math.hypot(pa.x - pb.x, pa.y - pb.y, pa.z - pb.z) > 1e-6) continue
      for (let axis = 0; axis < 3; axis++) {
        const sum = (n[(first + a) * 3 + axis] ?? 0) + (n[(first + b) * 3 + axis] ?? 0)
        n[(first + a) * 3 + axis] = sum
        n[(first + b) * 3 + axis] = sum
      }
    }
    points.forEach((point, i) => {
      const o = (first + i) * 3
      const onSeam = Math.abs(point.y) < 1e-6
      const [nx, ny, nz] = [n[o] ?? 0, onSeam && surfaceIsHalf(points) ? 0 : (n[o + 1] ?? 0), n[o + 2] ?? 0]
      const length = Math.hypot(nx, ny, nz) || 1
      n[o] = nx / length
      n[o + 1] = ny / length
      n[o + 2] = nz / length
    })
  }
}

const halves = new WeakMap<Point[], boolean>()

function surfaceIsHalf(points: Point[]): boolean {
  let half = halves.get(points)
  if (half === undefined) {
    half = points.every((point) => point.y > -1e-6)
    halves.set(points, half)
  }
  return half
}
