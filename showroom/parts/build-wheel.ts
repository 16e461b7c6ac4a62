import { apply, plain } from '../core/materials.ts'
import type { Material, MeshBuilder, Point, SeenPoint, Surface } from '../core/mesh.ts'
import type { WheelStyle } from '#seed/subjects/subject.ts'

export interface WheelPlace {
  x: number
  /** y of the outer face; the wheel extends inwards from it. Negative on the right side. */
  y: number
  radius: number
  rimRadius: number
  width: number
  style: WheelStyle
  dark: boolean
}

const around = 56

/** A tyre, a rim with real gaps between its spokes, and the brake behind. */
export function buildWheel(mesh: MeshBuilder, wheel: WheelPlace): void {
  const side = Math.sign(wheel.y)
  const at = (radius: number, depth: number, angle: number): Point => ({
    x: wheel.x + Math.cos(angle) * radius,
    y: wheel.y - side * depth,
    z: wheel.radius + Math.sin(angle) * radius,
    u: angle,
    v: radius,
  })
  const lathe = (surface: Surface, contour: ReadonlyArray<readonly [radius: number, depth: number]>) =>
    mesh.grid(surface, {
      rows: contour.length,
      columns: around + 1,
      at: (row, column) => {
        const [radius, depth] = contour[row] ?? [0, 0]
        return at(radius, depth, ((side > 0 ? column : -column) / around) * Math.PI * 2)
      },
    })
  const { radius: r, rimRadius: rim, width } = wheel
  lathe(tyre(wheel), [
    [rim * 0.97, 0.012],
    [rim * 1.01, 0.004],
    [rim + (r - rim) * 0.3, -0.004],
    [rim + (r - rim) * 0.62, 0.002],
    [rim + (r - rim) * 0.86, 0.016],
    [r - 0.006, 0.036],
    [r, 0.06],
    [r, width - 0.05],
    [r - 0.01, width - 0.03],
    [rim, width],
  ])
  const finish = wheel.dark ? 'darkAlloy' : wheel.style === 'steel' ? 'steel' : 'alloy'
  lathe(plain('rim lip', finish), [
    [rim, 0.008],
    [rim * 0.985, 0.004],
    [rim * 0.955, 0.012],
    [rim * 0.94, 0.03],
  ])
  lathe(plain('rim barrel', 'barrel'), [
    [rim * 0.94, 0.03],
    [rim * 0.92, 0.06],
    [rim * 0.9, width * 0.75],
  ])
  lathe(face(wheel, finish), [
    [rim * 0.965, 0.016],
    [rim * 0.85, 0.02],
    [rim * 0.6, 0.028],
    [rim * 0.4, 0.034],
    [rim * 0.24, 0.034],
    [rim * 0.2, 0.02],
    [rim * 0.0, 0.018],
  ])
  lathe(brake(wheel), [
    [rim * 0.93, width * 0.6],
    [rim * 0.5, width * 0.55],
    [0, width * 0.55],
  ])
}

function tyre(wheel: WheelPlace): Surface {
  return {
    name: 'tyre',
    paintAt: (point, material) => {
      apply(material, 'rubber')
      const share = (point.v - wheel.rimRadius) / (wheel.radius - wheel.rimRadius)
      if (share > 0.97) {
        const block = Math.abs(((point.u * 18) % 1) - 0.5)
        if (block < 0.07) material.open = 0.3
      } else if (share > 0.2 && share < 0.24) material.open = 0.6
      material.open *= 0.55 + 0.45 * Math.min(1, Math.max(0, point.z / 0.25))
    },
  }
}

function brake(wheel: WheelPlace): Surface {
  return {
    name: 'brake',
    paintAt: (point, material) => {
      const share = point.v / wheel.rimRadius
      if (share < 0.72 && share > 0.3) {
        apply(material, 'steel')
        material.open = 0.45
        const angle = Math.atan2(point.z - wheel.radius, point.x - wheel.x)
        if (Math.abs(angle - 2.6) < 0.42 && share > 0.45) {
          apply(material, 'darkAlloy')
          material.open = 0.7
        }
      } else apply(material, 'gap')
    },
  }
}

function face(wheel: WheelPlace, finish: 'alloy' | 'darkAlloy' | 'steel'): Surface {
  const spoke = spokes[wheel.style]
  const { rimRadius } = wheel
  const signed = (point: Point) => {
    const share = point.v / rimRadius
    if (share > 0.9 || share < 0.2) return Math.min(share > 0.9 ? share - 0.9 : 0.2 - share, 0.1)
    return spoke(share, point.u)
  }
  return {
    name: `wheel ${wheel.style}`,
    holeAt: (point) => signed(point) < 0,
    paintAt: (point: SeenPoint, material: Material) => {
      apply(material, finish)
      const share = point.v / rimRadius
      const inside = signed(point)
      if (inside < 0.022 && share > 0.2 && share < 0.9) {
        apply(material, wheel.dark || wheel.style === 'steel' ? finish : 'darkAlloy')
        material.open = 0.7
      }
      if (share < 0.13) {
        apply(material, share < 0.1 ? 'glossBlack' : 'chrome')
      } else if (share < 0.24) {
        const nut = ((point.u / (Math.PI * 2)) * 5 + 10) % 1
        if (Math.abs(nut - 0.5) < 0.11 && Math.abs(share - 0.185) < 0.028) apply(material, 'gap')
      }
    },
  }
}

/** Positive on metal, negative in a gap; roughly the distance to the edge in rim radii. */
type SpokeShape = (share: number, angle: number) => number

const turn = Math.PI * 2

const fold = (angle: number, count: number) => {
  const step = turn / count
  const a = (((angle % step) + step) % step) - step / 2
  return a
}

const spokes: Record<WheelStyle, SpokeShape> = {
  five: (r, a) => 0.115 - 0.03 * r + 0.06 * (1 - r) - Math.abs(fold(a, 5)) * r,
  twin: (r, a) => 0.05 - Math.abs(Math.abs(fold(a, 5)) * r - (0.05 + 0.1 * r)),
  multi: (r, a) => 0.058 + 0.014 * (1 - r) - Math.abs(fold(a, 10)) * r,
  mesh: (r, a) => {
    const lean = 0.42 * (r - 0.2)
    return 0.042 - Math.min(Math.abs(fold(a + lean, 9)), Math.abs(fold(a - lean, 9))) * r
  },
  turbine: (r, a) => 0.07 - Math.abs(fold(a + 0.5 * (r - 0.2), 8)) * r,
  blade: (r, a) =>
    r > 0.55 ? 0.17 * r - Math.abs(fold(a + 0.35 * r, 5)) * r : 0.12 - Math.abs(fold(a + 0.35 * r, 5)) * r,
  aero: (r, a) => (r < 0.52 ? 0.05 : Math.max(0.05 - Math.abs(r - 0.56), Math.abs(fold(a + 0.6 * r, 7)) * r - 0.055)),
  steel: (r, a) => {
    if (r < 0.55) return 0.05
    const hole = Math.hypot((r - 0.72) * 1.2, fold(a, 12) * r) - 0.09
    return hole
  },
  offroad: (r, a) => {
    const window = Math.hypot((r - 0.62) * 0.62, fold(a, 6) * r * 0.9) - 0.165
    return window
  },
}
