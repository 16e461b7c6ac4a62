import { plain } from '../core/materials.ts'
import { MeshBuilder, type Mesh, type Surface, type Vec } from '../core/mesh.ts'
import { buildWheel } from '../parts/build-wheel.ts'
import { clamp, mix } from '../parts/profile.ts'
import { buildBlock, buildTube } from '../parts/solids.ts'

import type { CaravanOutline } from '#seed/subjects/subject.ts'
import { inArch, type Frame } from './caravan-frame.ts'
import { paintCaravan } from './paint-caravan.ts'

const steel = plain('steel', 'steel')
const black = plain('black', 'glossBlack')
const dark = plain('dark', 'gap')
const plastic = plain('plastic', 'plastic')

export function buildCaravan({ kind, body, axle }: CaravanOutline): Mesh {
  const mesh = new MeshBuilder()
  const [length, width, height] = body.map((value) => value / 1000) as [number, number, number]
  const tall = kind === 'offroad' || kind === 'hybrid' || kind === 'camper'
  const tyre = tall ? 0.78 : 0.68
  const frame: Frame = {
    kind,
    length,
    half: width / 2,
    floor: tall ? 0.62 : 0.48,
    roof: height,
    front: length / 2,
    rear: -length / 2,
    wheels: axle === 'Tandem' ? [-0.08 + tyre * 0.55, -0.08 - tyre * 0.55] : [-0.1],
    tyre,
  }
  buildBox(mesh, frame)
  buildChassis(mesh, frame)
  for (const x of frame.wheels) {
    for (const side of [1, -1]) {
      buildWheel(mesh, {
        x,
        y: side * (frame.half - 0.02),
        radius: tyre / 2,
        rimRadius: tyre * 0.3,
        width: 0.22,
        style: tall ? 'offroad' : 'five',
        dark: tall,
      })
    }
  }
  buildTop(mesh, frame)
  return mesh.finish()
}

interface RingPoint {
  x: number
  y: number
  nx: number
  ny: number
}

function ring({ front, rear, half }: Frame): RingPoint[] {
  const points: RingPoint[] = []
  const r = 0.14
  const steps = 8
  for (let i = 0; i < steps; i++) points.push({ x: front, y: (half - r) * (i / steps), nx: 1, ny: 0 })
  for (let i = 0; i <= steps; i++) {
    const a = (i / steps) * (Math.PI / 2)
    points.push({ x: front - r + r * Math.cos(a), y: half - r + r * Math.sin(a), nx: Math.cos(a), ny: Math.sin(a) })
  }
  const run = 60
  for (let i = 1; i < run; i++) points.push({ x: mix(front - r, rear + r, i / run), y: half, nx: 0, ny: 1 })
  for (let i = 0; i <= steps; i++) {
    const a = (i / steps) * (Math.PI / 2)
    points.push({ x: rear + r - r * Math.sin(a), y: half - r + r * Math.cos(a), nx: -Math.sin(a), ny: Math.cos(a) })
  }
  for (let i = 1; i <= steps; i++) points.push({ x: rear, y: (half - r) * (1 - i / steps), nx: -1, ny: 0 })
  return points
}

function buildBox(mesh: MeshBuilder, frame: Frame): void {
  const { floor, roof, half, kind } = frame
  const points = ring(frame)
  const walls = 26
  const roll = 6
  const cap = 4
  const radius = kind === 'camper' ? 0.06 : 0.13
  const surface: Surface = {
    name: 'caravan',
    paintAt: paintCaravan(frame),
    holeAt: (p) => inArch(frame, p.x, p.z) && Math.abs(p.y) > half - 0.3,
    solid: true,
  }
  const step = (h: number, nx: number) => {
    if (nx > 0)
      return (
        nx *
        nx *
        (kind === 'touring' || kind === 'poptop'
          ? 0.3 * clamp((h - 0.45) / 0.55, 0, 1) ** 1.6 + 0.08 * clamp((0.3 - h) / 0.3, 0, 1)
          : 0.16 * clamp((h - 0.55) / 0.45, 0, 1) + 0.3 * clamp((0.25 - h) / 0.25, 0, 1))
      )
    return (
      nx *
      nx *
      (kind === 'hybrid' || kind === 'offroad'
        ? 0.55 * clamp((0.28 - h) / 0.28, 0, 1)
        : 0.1 * clamp((h - 0.6) / 0.4, 0, 1))
    )
  }
  mesh.grid(surface, {
    rows: walls + roll + cap,
    columns: points.length,
    mirrored: true,
    at: (row, column) => {
      const p = points[column] ?? { x: 0, y: 0, nx: 0, ny: 1 }
      const u = column / (points.length - 1)
      const h = Math.min(1, row / (walls - 1))
      const inset = step(h, p.nx)
      if (row < walls) return { x: p.x - p.nx * inset, y: p.y, z: mix(floor, roof - radius, h), u, v: h }
      const angle = (Math.min(1, (row - walls + 1) / roll) * Math.PI) / 2
      const over = inset + radius * (1 - Math.cos(angle))
      const x = p.x - p.nx * over
      const y = Math.max(0, p.y - p.ny * radius * (1 - Math.cos(angle)))
      const z = roof - radius + radius * Math.sin(angle)
      if (row < walls + roll) return { x, y, z, u, v: 1 + 0.5 * Math.sin(angle) }
      const t = (row - walls - roll + 1) / cap
      return { x, y: y * (1 - t), z: z + 0.03 * (1 - (1 - t) ** 2), u, v: 2 }
    },
  })
}

function buildChassis(mesh: MeshBuilder, frame: Frame): void {
  const { front, rear, half, floor, kind } = frame
  const hitch: Vec = [front + 1.3, 0, 0.46]
  buildTube(mesh, black, {
    path: [[front - 0.5, half * 0.75, floor - 0.1], [front + 0.1, half * 0.62, floor - 0.12], hitch],
    thick: 0.05,
    mirrored: true,
  })
  buildBlock(mesh, steel, { centre: [hitch[0] + 0.08, 0, 0.47], size: [0.28, 0.1, 0.1] })
  buildTube(mesh, steel, {
    path: [
      [front + 0.95, 0.12, 0.85],
      [front + 0.95, 0.12, 0.25],
    ],
    thick: 0.028,
  })
  buildTube(mesh, plain('jockey', 'rubber'), {
    path: [
      [front + 0.95, 0.07, 0.13],
      [front + 0.95, 0.17, 0.13],
    ],
    thick: 0.11,
  })
  buildBlock(mesh, dark, { centre: [(front + rear) / 2, 0, floor - 0.1], size: [front - rear - 0.2, half * 1.7, 0.16] })
  for (const x of frame.wheels)
    buildBlock(mesh, dark, {
      centre: [x, half - 0.34, frame.tyre / 2 + 0.1],
      size: [frame.tyre + 0.16, 0.02, frame.tyre * 0.95],
      mirrored: true,
    })
  if (kind === 'touring' || kind === 'poptop') {
    buildTube(mesh, plain('gas', 'whiteShell'), {
      path: [
        [front + 0.28, 0.2, floor - 0.05],
        [front + 0.28, 0.2, floor + 0.42],
        [front + 0.28, 0.2, floor + 0.48],
      ],
      thick: [0.15, 0.15, 0.08],
      mirrored: true,
    })
  } else
    buildBlock(mesh, plain('box', 'darkAlloy'), {
      centre: [front + 0.36, 0, floor + 0.16],
      size: [0.55, half * 1.3, 0.5],
      bevel: 0.03,
    })
  for (const x of [front - 0.25, rear + 0.25])
    buildTube(mesh, black, {
      path: [
        [x, half - 0.3, floor - 0.1],
        [x, half - 0.3, floor - 0.3],
      ],
      thick: 0.03,
      mirrored: true,
    })
  buildBlock(mesh, steel, { centre: [rear - 0.06, 0, floor - 0.04], size: [0.12, half * 1.8, 0.12] })
}

function buildTop(mesh: MeshBuilder, { kind, front, rear, half, roof, length }: Frame): void {
  if (kind === 'camper') {
    buildTube(mesh, steel, {
      path: [
        [rear + 0.4, half - 0.15, roof + 0.06],
        [front - 0.4, half - 0.15, roof + 0.06],
      ],
      thick: 0.025,
      mirrored: true,
    })
    return
  }
  buildTube(mesh, plastic, {
    path: [
      [rear + 0.5, half + 0.05, roof - 0.22],
      [front - 0.8, half + 0.05, roof - 0.22],
    ],
    thick: 0.075,
  })
  buildBlock(mesh, plain('air conditioner', 'whiteShell'), {
    centre: [-length * 0.08, 0, roof + 0.12],
    size: [0.9, 0.6, 0.22],
    bevel: 0.06,
  })
  buildBlock(mesh, plastic, { centre: [length * 0.27, 0, roof + 0.07], size: [0.5, 0.5, 0.12], bevel: 0.03 })
}
