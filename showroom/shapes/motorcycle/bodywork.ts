import { apply } from '../../core/materials.ts'
import type { MeshBuilder, Surface } from '../../core/mesh.ts'
import { buildHull, buildScreen } from '../../parts/hull.ts'
import { box } from '../../parts/outline.ts'
import { buildBlob, buildBlock, buildTube } from '../../parts/solids.ts'
import { surfaces, type Frame } from './frame.ts'

const { paint, matt, seat: leather, chrome, red, amber, white, glass, satin } = surfaces

/** Tank, seat and tail. */
export function buildTankAndTail(mesh: MeshBuilder, { outline, head, rear, seat }: Frame): void {
  const x = head[0]
  if (outline.style === 'cruiser') {
    buildHull(mesh, paint, {
      slices: [
        [x - 0.62, seat + 0.02, seat + 0.1, 0.07],
        [x - 0.42, seat - 0.02, seat + 0.19, 0.13],
        [x - 0.2, seat - 0.02, seat + 0.25, 0.16],
        [x - 0.04, seat + 0.02, seat + 0.22, 0.1],
      ],
      power: 0.85,
    })
    buildBlob(mesh, chrome, { centre: [x - 0.24, 0, seat + 0.245], size: [0.12, 0.12, 0.03], power: 0.9 })
    buildHull(mesh, leather, {
      slices: [
        [x - 1.06, seat - 0.06, seat + 0.09, 0.13],
        [x - 0.86, seat - 0.08, seat - 0.01, 0.17],
        [x - 0.6, seat - 0.08, seat + 0.03, 0.11],
      ],
    })
    buildHull(mesh, leather, {
      slices: [
        [x - 1.34, seat + 0.04, seat + 0.11, 0.09],
        [x - 1.2, seat + 0.02, seat + 0.11, 0.12],
        [x - 1.06, seat - 0.02, seat + 0.1, 0.11],
      ],
    })
    buildBlob(mesh, red, { centre: [rear[0] - 0.3, 0, rear[2] + 0.26], size: [0.08, 0.15, 0.09], power: 0.6 })
    buildBlock(mesh, white, { centre: [rear[0] - 0.37, 0, rear[2] + 0.12], size: [0.012, 0.2, 0.11], bevel: 0.004 })
    return
  }
  const tall = outline.style === 'adventure' ? 0.03 : 0
  buildHull(mesh, paint, {
    slices: [
      [x - 0.56, seat - 0.06, seat + 0.03, 0.09],
      [x - 0.42, seat - 0.1, seat + 0.11, 0.14],
      [x - 0.22, seat - 0.14, seat + 0.19 + tall, 0.18],
      [x - 0.06, seat - 0.1, seat + 0.17 + tall, 0.16],
      [x + 0.04, seat - 0.02, seat + 0.1, 0.08],
    ],
    power: 0.7,
  })
  buildBlob(mesh, chrome, { centre: [x - 0.2, 0, seat + 0.185 + tall], size: [0.1, 0.1, 0.025], power: 0.9 })
  buildHull(mesh, leather, {
    slices: [
      [x - 0.98, seat - 0.03, seat + 0.05, 0.13],
      [x - 0.76, seat - 0.05, seat + 0.01, 0.15],
      [x - 0.52, seat - 0.05, seat + 0.03, 0.09],
    ],
  })
  const rise = outline.style === 'sport' ? 0.1 : 0.06
  buildHull(mesh, leather, {
    slices: [
      [x - 1.24, seat + rise, seat + rise + 0.06, 0.07],
      [x - 1.1, seat + rise - 0.03, seat + rise + 0.06, 0.11],
      [x - 0.96, seat, seat + rise + 0.04, 0.11],
    ],
  })
  buildHull(mesh, paint, {
    slices: [
      [x - 1.36, seat + rise - 0.01, seat + rise + 0.04, 0.05],
      [x - 1.16, seat + rise - 0.08, seat + rise + 0.02, 0.11],
      [x - 0.9, seat - 0.1, seat + 0.02, 0.12],
      [x - 0.66, seat - 0.13, seat - 0.06, 0.07],
    ],
    power: 0.6,
  })
  buildBlob(mesh, red, { centre: [x - 1.36, 0, seat + rise + 0.015], size: [0.05, 0.12, 0.045], power: 0.6 })
  const tail = x - 1.3
  buildTube(mesh, matt, {
    path: [
      [tail + 0.1, 0, seat],
      [tail - 0.1, 0, seat - 0.2],
    ],
    thick: 0.022,
  })
  buildBlock(mesh, white, { centre: [tail - 0.13, 0, seat - 0.25], size: [0.012, 0.2, 0.12], bevel: 0.004 })
  buildTube(mesh, amber, {
    path: [
      [tail - 0.06, 0.05, seat - 0.15],
      [tail - 0.06, 0.14, seat - 0.15],
    ],
    thick: 0.016,
    mirrored: true,
  })
}

/** The full fairing of a sports motorcycle: nose, sides, belly, screen. */
export function buildFairing(mesh: MeshBuilder, { head, front }: Frame): void {
  const x = head[0]
  const nose: Surface = {
    name: 'nose',
    paintAt: (point, material) => {
      apply(material, 'lacquer')
      const eye = box(Math.abs(point.y), point.z, {
        x: 0.075,
        y: head[2] - 0.045,
        halfWidth: 0.045,
        halfHeight: 0.018,
        radius: 0.014,
      })
      if (point.x > x + 0.12 && eye < 0.012) apply(material, eye < -0.004 ? 'daylight' : 'glossBlack')
      const duct = box(Math.abs(point.y), point.z, {
        x: 0,
        y: head[2] - 0.09,
        halfWidth: 0.05,
        halfHeight: 0.02,
        radius: 0.015,
      })
      if (point.x > x + 0.12 && duct < 0) apply(material, 'gap')
    },
  }
  buildHull(mesh, nose, {
    slices: [
      [x - 0.1, head[2] - 0.12, head[2] + 0.08, 0.13],
      [x + 0.08, head[2] - 0.17, head[2] + 0.09, 0.19],
      [x + 0.24, head[2] - 0.16, head[2] + 0.01, 0.15],
      [x + 0.36, head[2] - 0.12, head[2] - 0.05, 0.06],
    ],
    power: 0.7,
  })
  buildScreen(mesh, glass, { foot: [x + 0.2, head[2] + 0.03], height: 0.17, half: 0.13, lean: 1.25 })
  const flank: Surface = {
    name: 'flank',
    holeAt: (p) => Math.hypot(p.x - front[0], p.z - front[2]) < front[2] + 0.03 || (p.x < 0.02 && p.z > 0.5 + p.x),
    paintAt: (point, material) => {
      apply(material, 'lacquer')
      const slash = point.z - 0.36 - (point.x + 0.2) * 0.62
      if (point.z < 0.25) apply(material, 'plastic')
      else if (slash > 0 && slash < 0.1) apply(material, 'glossBlack')
      else if (slash > 0.115 && slash < 0.13) apply(material, 'whiteShell')
      const vent = box(point.x, point.z, { x: 0.2, y: 0.62, halfWidth: 0.07, halfHeight: 0.05, radius: 0.03 })
      if (vent < 0) apply(material, 'gap')
    },
  }
  buildHull(mesh, flank, {
    slices: [
      [-0.26, 0.2, 0.32, 0.09],
      [-0.08, 0.17, 0.5, 0.17],
      [0.14, 0.18, 0.74, 0.2],
      [x + 0.02, 0.28, head[2] - 0.02, 0.21],
      [x + 0.16, 0.5, head[2] - 0.03, 0.17],
    ],
    power: 0.55,
  })
}

/** Touring equipment: beak, tank guards, tall screen and cases. */
export function buildTravelGear(mesh: MeshBuilder, { head, rear, seat }: Frame): void {
  const x = head[0]
  buildHull(mesh, paint, {
    slices: [
      [x - 0.02, head[2] - 0.12, head[2] + 0.02, 0.1],
      [x + 0.18, head[2] - 0.12, head[2] - 0.02, 0.1],
      [x + 0.46, head[2] - 0.15, head[2] - 0.11, 0.05],
    ],
    power: 0.6,
  })
  buildScreen(mesh, glass, { foot: [x + 0.16, head[2] + 0.06], height: 0.34, half: 0.15, lean: 0.55 })
  buildHull(mesh, satin, {
    slices: [
      [rear[0] - 0.22, seat - 0.28, seat + 0.04, 0.02],
      [rear[0], seat - 0.3, seat + 0.05, 0.02],
      [rear[0] + 0.2, seat - 0.28, seat + 0.04, 0.02],
    ],
  })
  buildBlock(mesh, satin, {
    centre: [rear[0] + 0.02, 0.32, seat - 0.13],
    size: [0.42, 0.19, 0.34],
    bevel: 0.035,
    mirrored: true,
  })
  buildTube(mesh, matt, {
    path: [
      [rear[0] + 0.22, 0.14, seat + 0.09],
      [rear[0] - 0.2, 0.13, seat + 0.12],
      [rear[0] - 0.2, 0, seat + 0.12],
    ],
    thick: 0.013,
    mirrored: true,
  })
  buildTube(mesh, matt, {
    path: [
      [0.28, 0.16, 0.3],
      [0.32, 0.22, 0.5],
      [0.24, 0.23, 0.7],
      [0.06, 0.2, 0.74],
    ],
    thick: 0.015,
    mirrored: true,
  })
}
