import type { MeshBuilder, Surface } from '../core/mesh.ts'
import { profile } from './profile.ts'

/** A cross-section: position, lower and upper edge, half width. */
export type Slice = readonly [x: number, low: number, high: number, half: number]

/** A smooth body through its slices (from the rear forwards), closed at both ends. `power` 1 is an oval, 0.5 nearly a box. */
export function buildHull(
  mesh: MeshBuilder,
  surface: Surface,
  { slices, power = 0.75 }: { slices: readonly Slice[]; power?: number },
): void {
  const low = profile(slices.map(([x, value]) => [x, value]))
  const high = profile(slices.map(([x, , value]) => [x, value]))
  const half = profile(slices.map(([x, , , value]) => [x, value]))
  const first = slices[0]?.[0] ?? 0
  const last = slices[slices.length - 1]?.[0] ?? 0
  const [rows, columns] = [30, 25]
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** power
  mesh.grid(surface, {
    rows,
    columns,
    at: (row, column) => {
      const t = row / (rows - 1)
      const x = first + (last - first) * (0.5 - 0.5 * Math.cos(Math.PI * t))
      const end = Math.min(1, Math.sqrt(Math.min(t, 1 - t) / 0.05))
      const angle = (column / (columns - 1)) * Math.PI * 2
      const [middle, rise] = [(low(x) + high(x)) / 2, ((high(x) - low(x)) / 2) * end]
      return { x, y: half(x) * end * bend(Math.cos(angle)), z: middle + rise * bend(Math.sin(angle)), u: angle, v: t }
    },
  })
}

/** A curved pane that leans back: a windscreen above a headlamp. */
export function buildScreen(
  mesh: MeshBuilder,
  surface: Surface,
  { foot, height, half, lean }: { foot: readonly [x: number, z: number]; height: number; half: number; lean: number },
): void {
  mesh.grid(surface, {
    rows: 9,
    columns: 13,
    at: (row, column) => {
      const up = row / 8
      const across = column / 6 - 1
      const width = half * (1 - 0.3 * up * up)
      return {
        x: foot[0] - lean * height * up - 0.12 * across * across,
        y: across * width,
        z: foot[1] + height * up - 0.05 * across * across,
        u: across,
        v: up,
      }
    },
  })
}
