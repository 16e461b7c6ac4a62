import { apply, plain } from '../core/materials.ts'
import type { MeshBuilder, Surface, Vec } from '../core/mesh.ts'

interface BikeWheel {
  /** Position of the axle; its height is the wheel's radius. */
  centre: Vec
  /** Radius of the tyre's cross-section. */
  thick: number
  wire: boolean
  twinDisc: boolean
}

const around = 52

export function buildBikeWheel(mesh: MeshBuilder, { centre, thick, wire, twinDisc }: BikeWheel): void {
  const radius = centre[2]
  const tall = thick * 0.45 + 0.02
  const ring = radius - tall
  torus(mesh, plain('bike tyre', 'rubber'), { centre, ring, thick, tall })
  torus(mesh, plain('bike rim', wire ? 'satin' : 'darkAlloy'), {
    centre,
    ring: ring - tall * 0.95,
    thick: thick * 0.78,
    tall: tall * 0.32,
  })
  disc(mesh, spokes(ring, wire), { centre, radius: ring - tall * 0.9, y: 0 })
  const brake = plain('brake disc', 'steel')
  for (const y of twinDisc ? [0.065, -0.065] : [-0.075]) {
    disc(
      mesh,
      {
        ...brake,
        holeAt: (p) => p.v < 0.085 || Math.abs(((p.u * 18) / Math.PI) % 1) + Math.abs((p.v - 0.125) * 30) < 0.28,
      },
      { centre, radius: 0.155, y },
    )
  }
  const hub = plain('hub', 'darkAlloy')
  mesh.grid(hub, {
    rows: 4,
    columns: 17,
    at: (row, column) => {
      const a = (column / 16) * Math.PI * 2
      const r = row === 0 || row === 3 ? 0 : 0.045
      return { x: centre[0] + Math.cos(a) * r, y: row < 2 ? 0.085 : -0.085, z: centre[2] + Math.sin(a) * r, u: a, v: r }
    },
  })
}

function spokes(ring: number, wire: boolean): Surface {
  return {
    name: `bike spokes ${wire}`,
    holeAt: (p) => {
      if (p.v < 0.06) return false
      if (wire) return Math.abs((((p.u * 36) / (Math.PI * 2) + p.v * 9) % 1) - 0.5) * p.v * 0.17 > 0.0035
      const step = (Math.PI * 2) / 5
      const a = Math.abs(((((p.u + p.v * 0.6) % step) + step) % step) - step / 2)
      return Math.abs(a * p.v - 0.028 * (p.v / ring)) > 0.014
    },
    paintAt: (_point, material) => apply(material, wire ? 'satin' : 'darkAlloy'),
  }
}

function torus(
  mesh: MeshBuilder,
  surface: Surface,
  { centre, ring, thick, tall }: { centre: Vec; ring: number; thick: number; tall: number },
): void {
  const section = 14
  mesh.grid(surface, {
    rows: section + 1,
    columns: around + 1,
    at: (row, column) => {
      const a = (column / around) * Math.PI * 2
      const b = (row / section) * Math.PI * 2
      const r = ring + Math.cos(b) * tall
      return { x: centre[0] + Math.cos(a) * r, y: Math.sin(b) * thick, z: centre[2] + Math.sin(a) * r, u: a, v: r }
    },
  })
}

function disc(
  mesh: MeshBuilder,
  surface: Surface,
  { centre, radius, y }: { centre: Vec; radius: number; y: number },
): void {
  mesh.grid(surface, {
    rows: 6,
    columns: around + 1,
    at: (row, column) => {
      const a = (column / around) * Math.PI * 2
      const r = (radius * row) / 5
      return { x: centre[0] + Math.cos(a) * r, y, z: centre[2] + Math.sin(a) * r, u: a, v: r }
    },
  })
}

/** A curved guard over a wheel, from one angle to another (degrees; 0 ahead, 90 above). */
export function buildMudguard(
  mesh: MeshBuilder,
  surface: Surface,
  { centre, reach, half, from, to }: { centre: Vec; reach: number; half: number; from: number; to: number },
): void {
  mesh.grid(surface, {
    rows: 9,
    columns: 25,
    at: (row, column) => {
      const a = ((from + ((to - from) * column) / 24) * Math.PI) / 180
      const across = row / 4 - 1
      const r = reach - 0.05 * across * across
      return { x: centre[0] + Math.cos(a) * r, y: across * half, z: centre[2] + Math.sin(a) * r, u: a, v: across }
    },
  })
}
