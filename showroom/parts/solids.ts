import type { MeshBuilder, Surface, Vec } from '../core/mesh.ts'

/** A box with softened edges: `size` is full width along x, y and z. */
export function buildBlock(
  mesh: MeshBuilder,
  surface: Surface,
  { centre, size, bevel = 0.01, mirrored = false }: { centre: Vec; size: Vec; bevel?: number; mirrored?: boolean },
): void {
  const [hx, hy, hz] = [size[0] / 2, size[1] / 2, size[2] / 2]
  const rings: Array<readonly [number, number]> = [
    [-hz, 0],
    [-hz, 1],
    [-hz + bevel, 2],
    [hz - bevel, 2],
    [hz, 1],
    [hz, 0],
  ]
  const steps = 32
  mesh.grid(surface, {
    rows: rings.length,
    columns: steps + 1,
    mirrored,
    at: (row, column) => {
      const [z, kind] = rings[row] ?? [0, 0]
      const shrink = kind === 0 ? 0 : kind === 1 ? bevel : 0
      const angle = (column / steps) * Math.PI * 2
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const square = (value: number, reach: number) => Math.sign(value) * Math.abs(value) ** 0.16 * (reach - shrink)
      return kind === 0
        ? { x: centre[0], y: centre[1], z: centre[2] + z, u: 0, v: 0 }
        : { x: centre[0] + square(c, hx), y: centre[1] + square(s, hy), z: centre[2] + z, u: column / steps, v: row }
    },
  })
}

/** An ellipsoid, squared off by `power` (1 round, 0.4 nearly a box). */
export function buildBlob(
  mesh: MeshBuilder,
  surface: Surface,
  { centre, size, power = 0.8, mirrored = false }: { centre: Vec; size: Vec; power?: number; mirrored?: boolean },
): void {
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** power
  const [rows, columns] = [13, 25]
  mesh.grid(surface, {
    rows,
    columns,
    mirrored,
    at: (row, column) => {
      const lift = (row / (rows - 1) - 0.5) * Math.PI
      const angle = (column / (columns - 1)) * Math.PI * 2
      const flat = bend(Math.cos(lift))
      return {
        x: centre[0] + (size[0] / 2) * flat * bend(Math.cos(angle)),
        y: centre[1] + (size[1] / 2) * flat * bend(Math.sin(angle)),
        z: centre[2] + (size[2] / 2) * bend(Math.sin(lift)),
        u: angle,
        v: lift,
      }
    },
  })
}

/** A round bar along a path. `thick` may change from point to point. */
export function buildTube(
  mesh: MeshBuilder,
  surface: Surface,
  { path, thick, mirrored = false }: { path: readonly Vec[]; thick: number | readonly number[]; mirrored?: boolean },
): void {
  const sides = 12
  const radius = (i: number) => (typeof thick === 'number' ? thick : (thick[i] ?? thick[thick.length - 1] ?? 0.01))
  const last = path.length - 1
  mesh.grid(surface, {
    rows: path.length + 2,
    columns: sides + 1,
    mirrored,
    at: (row, column) => {
      const i = Math.max(0, Math.min(last, row - 1))
      const here = path[i] ?? [0, 0, 0]
      const before = path[Math.max(0, i - 1)] ?? here
      const after = path[Math.min(last, i + 1)] ?? here
      const d = unit([after[0] - before[0], after[1] - before[1], after[2] - before[2]])
      const across = unit(cross(d, Math.abs(d[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]))
      const over = cross(across, d)
      const angle = (column / sides) * Math.PI * 2
      const r = row === 0 || row === path.length + 1 ? 0 : radius(i)
      const [c, s] = [Math.cos(angle) * r, Math.sin(angle) * r]
      return {
        x: here[0] + across[0] * c + over[0] * s,
        y: here[1] + across[1] * c + over[1] * s,
        z: here[2] + across[2] * c + over[2] * s,
        u: angle,
        v: row,
      }
    },
  })
}

function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

function unit(a: Vec): Vec {
  const long = Math.hypot(...a) || 1
  return [a[0] / long, a[1] / long, a[2] / long]
}
