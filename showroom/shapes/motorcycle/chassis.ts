import { apply } from '../../core/materials.ts'
import type { MeshBuilder, Surface, Vec } from '../../core/mesh.ts'
import { buildBikeWheel, buildMudguard } from '../../parts/build-bike-wheel.ts'
import { mix } from '../../parts/profile.ts'
import { buildBlob, buildBlock, buildTube } from '../../parts/solids.ts'
import { surfaces, type Frame } from './frame.ts'

const { paint, matt, alloy, steel, chrome, cast } = surfaces

export function buildChassis(mesh: MeshBuilder, { outline, front, rear, head, pivot, seat }: Frame): void {
  const { style } = outline
  const wire = style === 'adventure' || (style === 'cruiser' && outline.capacity > 1500)
  buildBikeWheel(mesh, {
    centre: front,
    thick: style === 'cruiser' ? 0.066 : 0.058,
    wire,
    twinDisc: style !== 'cruiser',
  })
  buildBikeWheel(mesh, { centre: rear, thick: style === 'adventure' ? 0.074 : 0.09, wire, twinDisc: false })
  buildMudguard(mesh, style === 'adventure' ? matt : paint, {
    centre: front,
    reach: front[2] + 0.022,
    half: 0.068,
    from: 40,
    to: style === 'cruiser' ? 160 : 140,
  })
  if (style === 'cruiser')
    buildMudguard(mesh, paint, { centre: rear, reach: rear[2] + 0.035, half: 0.112, from: 35, to: 168 })
  else buildMudguard(mesh, matt, { centre: rear, reach: rear[2] + 0.025, half: 0.085, from: 50, to: 110 })
  const fork = style === 'cruiser' ? chrome : style === 'sport' ? alloy : cast
  buildTube(mesh, cast, {
    path: [
      [front[0], 0.1, front[2] - 0.03],
      [mix(front[0], head[0], 0.45), 0.1, mix(front[2], head[2], 0.45)],
    ],
    thick: 0.031,
    mirrored: true,
  })
  buildTube(mesh, fork, {
    path: [
      [mix(front[0], head[0], 0.4), 0.1, mix(front[2], head[2], 0.4)],
      [head[0] - 0.02, 0.1, head[2] + 0.07],
    ],
    thick: 0.025,
    mirrored: true,
  })
  for (const z of [head[2] + 0.05, head[2] - 0.12])
    buildTube(mesh, cast, {
      path: [
        [head[0] + (head[2] - z) * 0.35, 0.13, z],
        [head[0] + (head[2] - z) * 0.35, -0.13, z],
      ],
      thick: 0.03,
    })
  const spar = style === 'naked' || style === 'adventure' ? paint : cast
  buildTube(mesh, spar, {
    path: [
      [head[0], 0.05, head[2] - 0.06],
      [0.14, 0.15, head[2] - 0.2],
      [pivot[0] + 0.06, 0.15, pivot[2] + 0.16],
      [pivot[0] + 0.01, 0.13, pivot[2]],
    ],
    thick: [0.035, 0.045, 0.045, 0.04],
    mirrored: true,
  })
  buildTube(mesh, cast, {
    path: [
      [pivot[0], 0.12, pivot[2]],
      [mix(pivot[0], rear[0], 0.6), 0.14, mix(pivot[2], rear[2], 0.5) + 0.03],
      [rear[0], 0.135, rear[2]],
    ],
    thick: [0.05, 0.04, 0.03],
    mirrored: true,
  })
  buildTube(mesh, cast, {
    path: [
      [pivot[0] + 0.06, 0.1, pivot[2] + 0.2],
      [mix(pivot[0], rear[0], 0.85), 0.08, seat - 0.06],
    ],
    thick: 0.018,
    mirrored: true,
  })
  buildTube(mesh, chrome, {
    path: [
      [pivot[0] - 0.16, style === 'cruiser' ? 0.16 : 0, pivot[2] + 0.02],
      [pivot[0] - 0.04, style === 'cruiser' ? 0.14 : 0, pivot[2] + 0.3],
    ],
    thick: 0.03,
    mirrored: style === 'cruiser',
  })
}

export function buildEngine(mesh: MeshBuilder, { outline, pivot, scale, head }: Frame): void {
  const isCruiser = outline.style === 'cruiser'
  const low = isCruiser ? 0.34 : 0.4
  buildBlob(mesh, cast, { centre: [-0.03, 0, low], size: [0.5 * scale, 0.34, 0.26], power: 0.5 })
  buildBlob(mesh, isCruiser ? chrome : alloy, {
    centre: [-0.08, 0.155, low],
    size: [0.24, 0.1, 0.22],
    power: 0.75,
    mirrored: true,
  })
  buildBlob(mesh, isCruiser ? chrome : cast, {
    centre: [0.1, 0.15, low - 0.02],
    size: [0.17, 0.09, 0.16],
    power: 0.85,
    mirrored: true,
  })
  if (isCruiser) {
    for (const lean of [0.17, -0.17]) {
      buildTube(mesh, fins, {
        path: [
          [lean * 0.35, 0, low + 0.08],
          [lean, 0, low + 0.36],
        ],
        thick: [0.118, 0.108],
      })
      buildBlob(mesh, chrome, { centre: [lean * 1.08, 0, low + 0.38], size: [0.2, 0.2, 0.09], power: 0.7 })
    }
    buildBlob(mesh, chrome, { centre: [0, -0.17, low + 0.24], size: [0.17, 0.1, 0.17], power: 1 })
  } else {
    buildBlock(mesh, fins, { centre: [0.1, 0, low + 0.21], size: [0.25 * scale, 0.3, 0.26], bevel: 0.03 })
    buildBlock(mesh, matt, { centre: [mix(0.24, head[0], 0.2), 0, low + 0.17], size: [0.05, 0.3, 0.28], bevel: 0.01 })
    buildTube(mesh, steel, {
      path: [
        [pivot[0] + 0.02, 0.17, pivot[2] - 0.16],
        [pivot[0] + 0.06, 0.24, pivot[2] - 0.16],
      ],
      thick: 0.014,
      mirrored: true,
    })
  }
  buildExhaust(mesh, { outline, low, pivot })
}

function buildExhaust(
  mesh: MeshBuilder,
  { outline, low, pivot }: Pick<Frame, 'outline' | 'pivot'> & { low: number },
): void {
  const y = -0.19
  if (outline.style === 'cruiser') {
    buildTube(mesh, chrome, {
      path: [
        [0.2, y + 0.05, low + 0.3],
        [0.27, y, low + 0.14],
        [0.2, y - 0.02, low - 0.04],
        [-0.2, y - 0.02, low - 0.1],
        [-1, y - 0.03, low - 0.08],
      ],
      thick: [0.03, 0.032, 0.034, 0.045, 0.05],
    })
    buildTube(mesh, chrome, {
      path: [
        [-0.14, y + 0.05, low + 0.3],
        [-0.08, y - 0.02, low + 0.16],
        [-0.2, y - 0.04, low + 0.03],
        [-1, y - 0.06, low + 0.04],
      ],
      thick: [0.03, 0.032, 0.042, 0.05],
    })
    return
  }
  const end: Vec =
    outline.style === 'adventure'
      ? [-0.84, y - 0.04, 0.7]
      : outline.style === 'sport'
        ? [-0.66, y - 0.01, 0.5]
        : [-0.58, y, 0.4]
  for (const side of [0.06, -0.06])
    buildTube(mesh, steel, {
      path: [
        [0.22, side, low + 0.14],
        [0.29, side, low],
        [0.22, side, low - 0.16],
        [0, side * 1.6, low - 0.2],
      ],
      thick: 0.024,
    })
  buildTube(mesh, steel, {
    path: [
      [0.02, -0.04, low - 0.2],
      [pivot[0], y + 0.05, low - 0.14],
      [pivot[0] - 0.1, y + 0.01, low - 0.06],
    ],
    thick: 0.03,
  })
  buildTube(mesh, cast, {
    path: [[pivot[0] - 0.08, y + 0.02, low - 0.07], [pivot[0] - 0.16, y, low - 0.02], end],
    thick: [0.034, 0.06, 0.054],
  })
}

const fins: Surface = {
  name: 'fins',
  paintAt: (point, material) => {
    apply(material, 'darkAlloy')
    const share = point.z * 46 - Math.floor(point.z * 46)
    if (share < 0.4) material.open = 0.2
  },
}
