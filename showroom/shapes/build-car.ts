import { apply, plain } from '../core/materials.ts'
import { MeshBuilder, type Mesh, type Surface, type Vec } from '../core/mesh.ts'
import { buildWheel } from '../parts/build-wheel.ts'
import { buildBlob, buildBlock, buildTube } from '../parts/solids.ts'
import { buildBody } from './build-body.ts'
import { buildCabin } from './build-cabin.ts'
import { createCabin, type Cabin } from './cabin.ts'
import type { CarShape } from './car-shape.ts'
import { createShell, type Shell } from './shell.ts'

const plastic = plain('plastic', 'plastic')
const black = plain('gloss black', 'glossBlack')
const dark = plain('underside', 'gap')
const lacquer = plain('lacquer', 'lacquer')
const satin = plain('satin', 'satin')

/** The whole vehicle as one mesh. */
export function buildCar(shape: CarShape): Mesh {
  const mesh = new MeshBuilder()
  const shell = createShell(shape)
  const cabin = createCabin(shell)
  buildBody(mesh, shell, cabin)
  buildCabin(mesh, shell, cabin)
  buildUnderside(mesh, shell)
  buildWheels(mesh, shell)
  buildMirrors(mesh, shell, cabin)
  if (shape.rails) buildRails(mesh, shell, cabin)
  if (shape.kind === 'dual-cab') buildSportsBar(mesh, shell, cabin)
  if (shape.kind === 'cab-chassis') buildTray(mesh, shell)
  return mesh.finish()
}

function buildWheels(mesh: MeshBuilder, { shape, frontAxle, rearAxle, half, tyreRadius }: Shell): void {
  for (const x of [frontAxle, rearAxle]) {
    for (const side of [1, -1]) {
      buildWheel(mesh, {
        x,
        y: side * (half - 0.022 + Math.max(0, shape.flare - 0.02)),
        radius: tyreRadius,
        rimRadius: shape.rim / 2,
        width: 0.225,
        style: shape.wheels,
        dark: shape.wheels === 'offroad' || (shape.cladding > 0 && shape.wheels === 'blade'),
      })
    }
  }
}

/** Wheel housings and a floor, which block light from below. */
function buildUnderside(mesh: MeshBuilder, shell: Shell): void {
  const { frontAxle, rearAxle, half, archRadius, tyreRadius, nose, tail, shape } = shell
  for (const x of shape.kind === 'cab-chassis' ? [frontAxle] : [frontAxle, rearAxle]) {
    mesh.grid(dark, {
      rows: 2,
      columns: 25,
      mirrored: true,
      at: (row, column) => {
        const angle = (column / 24) * Math.PI * 1.3 - Math.PI * 0.15
        const r = archRadius + 0.004
        return {
          x: x + Math.cos(angle) * r,
          y: row === 0 ? half - 0.012 + shape.flare * 0.8 : half - 0.42,
          z: Math.max(shape.clearance + 0.03, tyreRadius + Math.sin(angle) * r),
          u: 0,
          v: 0,
        }
      },
    })
    const top = tyreRadius + archRadius
    const foot = shape.clearance + 0.04
    buildBlock(mesh, dark, {
      centre: [x, half - 0.43, (top + foot) / 2],
      size: [archRadius * 2, 0.02, top - foot],
      mirrored: true,
    })
  }
  const rear = shape.kind === 'cab-chassis' ? (shell.cabEnd ?? tail) - 0.2 : tail
  buildBlock(mesh, dark, {
    centre: [(nose + rear) / 2, 0, shape.clearance + 0.1],
    size: [nose - rear - 0.5, (half - 0.14) * 2, 0.12],
  })
  buildBlock(mesh, dark, {
    centre: [rear === tail ? 0 : frontAxle - archRadius - 0.6, 0, shape.clearance + 0.25],
    size: [rear === tail ? shape.wheelbase - archRadius * 2 : 1.2, (half - 0.12) * 2, 0.3],
  })
}

function buildMirrors(mesh: MeshBuilder, shell: Shell, cabin: Cabin): void {
  const { shape } = shell
  const [x, y, z] = cabin.point(0.98, 0.2)
  const big = shape.kind === 'van' || shape.kind === 'dual-cab' ? 1.2 : 1
  const out = y + 0.16
  const centre: Vec = [x - 0.02, out + 0.03, z + 0.03 * big]
  buildBlob(mesh, shape.blackRoof ? black : lacquer, {
    centre,
    size: [0.13, 0.205, 0.135 * big],
    power: 0.55,
    mirrored: true,
  })
  buildBlob(mesh, plain('mirror glass', 'chrome'), {
    centre: [x - 0.07, out + 0.03, z + 0.03 * big],
    size: [0.04, 0.17, 0.105 * big],
    power: 0.5,
    mirrored: true,
  })
  buildTube(mesh, black, {
    path: [
      [x - 0.01, y - 0.03, z - 0.03],
      [x - 0.01, out, z - 0.02],
    ],
    thick: [0.03, 0.022],
    mirrored: true,
  })
}

function buildRails(mesh: MeshBuilder, shell: Shell, cabin: Cabin): void {
  const from = cabin.front(1) - 0.25
  const to = cabin.back(1) + 0.12
  const path: Vec[] = []
  for (let i = 0; i <= 14; i++) {
    const t = i / 14
    const x = from + (to - from) * t
    const end = Math.min(t, 1 - t)
    const lift = Math.min(1, end / 0.09)
    path.push([x, cabin.half(1) - 0.1, cabin.roofAt(x) + 0.005 + 0.045 * lift])
  }
  buildTube(mesh, shell.shape.face.brightTrim ? satin : plastic, { path, thick: 0.016, mirrored: true })
}

function buildSportsBar(mesh: MeshBuilder, shell: Shell, cabin: Cabin): void {
  const end = shell.cabEnd ?? 0
  const y = cabin.half(1) - 0.04
  const deck = shell.shape.deckHeight
  const path: Vec[] = [
    [end - 0.75, y + 0.08, deck - 0.02],
    [end - 0.5, y + 0.06, deck + 0.12],
    [end - 0.22, y, deck + 0.34],
    [end - 0.14, y - 0.08, deck + 0.38],
    [end - 0.13, 0, deck + 0.39],
  ]
  buildTube(mesh, black, { path, thick: 0.032, mirrored: true })
}

/** An alloy tray with drop sides on the bare chassis, and a rack behind the cab. */
function buildTray(mesh: MeshBuilder, { shape, tail, half, cabEnd }: Shell): void {
  const front = (cabEnd ?? 0) - 0.06
  const [middle, long] = [(front + tail) / 2, front - tail]
  const floor = shape.tyre + 0.16
  const ribbed: Surface = {
    name: 'drop side',
    paintAt: (point, material) => {
      apply(material, 'satin')
      if (Math.abs((((point.z - floor) * 13) % 1) - 0.5) < 0.1) material.bendZ += 0.5
      if (point.x > tail + 0.1 && Math.abs((((point.x - tail) / long) * 3) % 1) < 0.012) apply(material, 'gap')
    },
  }
  buildBlock(mesh, satin, { centre: [middle, 0, floor], size: [long, half * 2 - 0.04, 0.07] })
  buildBlock(mesh, ribbed, { centre: [middle, half - 0.035, floor + 0.16], size: [long, 0.035, 0.26], mirrored: true })
  buildBlock(mesh, ribbed, { centre: [tail + 0.02, 0, floor + 0.16], size: [0.035, half * 2 - 0.04, 0.26] })
  buildBlock(mesh, plain('chassis', 'plastic'), {
    centre: [middle, 0.42, floor - 0.16],
    size: [long, 0.09, 0.2],
    mirrored: true,
  })
  buildTube(mesh, dark, {
    path: [
      [-shape.wheelbase / 2, 0, shape.tyre / 2],
      [-shape.wheelbase / 2, half - 0.3, shape.tyre / 2],
    ],
    thick: 0.1,
    mirrored: true,
  })
  buildBlock(mesh, dark, { centre: [front - 0.5, 0.1, floor - 0.36], size: [0.8, half, 0.3] })
  buildTube(mesh, satin, {
    path: [
      [front, half - 0.08, floor],
      [front, half - 0.08, shape.height - 0.02],
      [front, half - 0.14, shape.height + 0.03],
      [front, 0, shape.height + 0.03],
    ],
    thick: 0.026,
    mirrored: true,
  })
  buildTube(mesh, satin, {
    path: [
      [front, half - 0.1, floor + 0.42],
      [front, 0, floor + 0.42],
    ],
    thick: 0.02,
    mirrored: true,
  })
  buildBlock(mesh, plain('tray lamp', 'tailRed'), {
    centre: [tail + 0.03, half - 0.22, floor - 0.1],
    size: [0.05, 0.28, 0.1],
    mirrored: true,
  })
  const rear = -shape.wheelbase / 2
  mesh.grid(plastic, {
    rows: 5,
    columns: 17,
    mirrored: true,
    at: (row, column) => {
      const angle = (column / 16) * Math.PI
      const r = shape.tyre / 2 + 0.06
      return {
        x: rear + Math.cos(angle) * r,
        y: half - 0.02 - row * 0.06,
        z: shape.tyre / 2 + Math.sin(angle) * r,
        u: 0,
        v: 0,
      }
    },
  })
}
