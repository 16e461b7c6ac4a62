import { apply } from '../core/materials.ts'
import type { Material, MeshBuilder, SeenPoint, Surface } from '../core/mesh.ts'
import { mix } from '../parts/profile.ts'
import type { Cabin } from './cabin.ts'
import { paintGlass } from './paint-glass.ts'
import type { Shell } from './shell.ts'

const wall = 22
const cap = 8

/** Windscreen, side glass, pillars and roof as one surface. */
export function buildCabin(mesh: MeshBuilder, shell: Shell, cabin: Cabin): void {
  const surface: Surface = { name: 'cabin', paintAt: cabinPaint(shell, cabin), solid: true }
  mesh.grid(surface, {
    rows: wall + cap,
    columns: cabin.columns.length,
    mirrored: true,
    at: (row, column) => {
      const u = cabin.columns[column] ?? 0
      const v = row < wall ? wallShare(row) : 1
      const [x, y, z] = cabin.point(u, v)
      if (row < wall) return { x, y, z, u, v }
      const t = (row - wall + 1) / cap
      return { x, y: y * (1 - t), z: z + 0.05 * (1 - (1 - t) ** 2) * Math.min(1, y / 0.4), u, v: 1 + t }
    },
  })
}

/** Half of the rows are for the roof's rounded edge. */
function wallShare(row: number): number {
  const t = row / (wall - 1)
  return t < 0.55 ? (t / 0.55) * 0.86 : mix(0.86, 1, (t - 0.55) / 0.45)
}

function cabinPaint(shell: Shell, cabin: Cabin): (point: SeenPoint, material: Material) => void {
  const { shape } = shell
  const glass = paintGlass(shell, cabin)
  const isSoftTop = shape.kind === 'convertible'
  const roofFinish = isSoftTop ? 'fabric' : shape.blackRoof ? 'glossBlack' : 'lacquer'
  const isCargo = shape.kind === 'van'
  const sideEnd = sideGlassEnd(shell)
  return (point, material) => {
    const { u, v } = point
    apply(material, v > 0.88 || isSoftTop ? roofFinish : 'lacquer')
    if (v > 1) {
      if (Math.abs(Math.abs(point.y) - cabin.half(1) * 0.86) < 0.007 && !isSoftTop) apply(material, 'gap')
      return
    }
    const screen = Math.min((0.7 - u) * 0.8, v - 0.05, (0.91 - v) * 0.5)
    if (u < 1 && screen > 0) {
      glass(point, material, screen * 0.6)
      return
    }
    const backLow = shape.kind === 'sedan' || shape.kind === 'coupe' || shape.kind === 'convertible' ? 0.12 : 0.2
    const back = Math.min((u - 2.34) * 0.7, v - backLow, (0.9 - v) * 0.5)
    if (u > 2 && back > 0 && !(isCargo && Math.abs(point.y) < 0.012)) {
      glass(point, material, back * 0.6)
      return
    }
    if (u > 0.76 && u < 2.6) paintSideWindows(point, material)
  }

  function paintSideWindows(point: SeenPoint, material: Material): void {
    const { u, v, x } = point
    const height = point.z
    const along = (x - sideEnd) / 0.3
    const low = 0.1 + (along < 1 ? 0.1 * Math.max(0, 1 - along) ** 2 : 0)
    const front = (u - 0.76) * 0.75
    const rear = (x - sideEnd - (v - 0.1) * rearLean(shell)) * 1
    const cargo = isCargo ? (x - cabin.pillar) * 1 : 1
    const edge = softMin([front, rear, cargo, (v - low) * 0.5, (0.815 - v) * 0.5])
    if (edge < 0) {
      if (edge > -0.016 && shape.face.brightTrim && v < 0.85) apply(material, 'chrome')
      else if (edge > -0.02) apply(material, 'glossBlack')
      else if (shape.doors > 3 && v < 0.9 && u < 1 && Math.abs(edge) < 0.05) material.open = 0.95
      return
    }
    const pillarGap = Math.abs(x - cabin.pillar)
    const rearPillar =
      shape.doors > 3 && !isSedanLike(shell) ? Math.abs(x - (cabin.rearDoor - 0.02 - (v - 0.4) * 0.12)) : 1
    const quarter = Math.abs(x - (cabin.frontDoor - 0.3 - (v - 0.1) * 0.45))
    if (!isCargo && (pillarGap < 0.045 || rearPillar < 0.04)) {
      apply(material, 'glossBlack')
      if (pillarGap < 0.004) apply(material, 'gap')
      return
    }
    if (shape.kind === 'people-mover' && quarter < 0.02) {
      apply(material, 'glossBlack')
      return
    }
    if (edge < 0.009 || height < 0) {
      apply(material, 'glossBlack')
      return
    }
    glass(point, material, edge)
  }
}

function isSedanLike({ shape }: Shell): boolean {
  return (
    shape.kind === 'sedan' ||
    shape.kind === 'coupe' ||
    shape.kind === 'convertible' ||
    shape.kind === 'dual-cab' ||
    shape.kind === 'hatch'
  )
}

/** x of the lower rear end of the side glass. */
function sideGlassEnd(shell: Shell): number {
  const { shape, tail, rearAxle } = shell
  switch (shape.kind) {
    case 'sedan':
      return tail + shape.backlightBase + 0.02
    case 'coupe':
    case 'convertible':
      return rearAxle + 0.24
    case 'hatch':
      return rearAxle - 0.2
    case 'dual-cab':
    case 'cab-chassis':
    case 'single-cab':
      return tail + shape.backlightBase + 0.16
    case 'suv':
      return tail + 0.34
    case 'wagon':
    case 'people-mover':
    case 'van':
      return tail + 0.3
  }
}

/** How far the rear end of the side glass leans forward from bottom to top. */
function rearLean({ shape }: Shell): number {
  switch (shape.kind) {
    case 'sedan':
    case 'coupe':
    case 'convertible':
      return 0.62
    case 'hatch':
      return 0.4
    case 'suv':
      return 0.28
    case 'wagon':
      return 0.32
    case 'dual-cab':
    case 'cab-chassis':
    case 'single-cab':
    case 'van':
    case 'people-mover':
      return 0.1
  }
}

/** The minimum, with corners rounded by about 4 cm. */
function softMin(values: number[]): number {
  const least = Math.min(...values)
  if (least < -0.05 || least > 0.08) return least
  let sum = 0
  for (const value of values) sum += Math.exp(-(value - least) / 0.018)
  return least - 0.018 * Math.log(sum)
}
