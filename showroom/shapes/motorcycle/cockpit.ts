import { apply } from '../../core/materials.ts'
import type { MeshBuilder, Surface, Vec } from '../../core/mesh.ts'
import { buildBlob, buildTube } from '../../parts/solids.ts'
import { surfaces, type Frame } from './frame.ts'

const { black, chrome, matt, paint, amber, rubber } = surfaces

/** Handlebar, mirrors, indicators and headlamp. */
export function buildCockpit(mesh: MeshBuilder, { outline, head }: Frame): void {
  const { style } = outline
  const rise = { sport: 0.06, naked: 0.16, cruiser: 0.2, adventure: 0.22 }[style]
  const back = { sport: -0.05, naked: -0.07, cruiser: -0.24, adventure: -0.1 }[style]
  const wide = { sport: 0.33, naked: 0.38, cruiser: 0.43, adventure: 0.43 }[style]
  const x = head[0]
  const z = head[2] + rise
  const bar: Vec[] = [
    [x - 0.02, 0, head[2] + rise * 0.6],
    [x - 0.01, 0.06, head[2] + rise * 0.6],
    [x + 0.01, 0.13, z],
    [x + back * 0.5, wide - 0.2, z + 0.02],
    [x + back, wide - 0.12, z + 0.01],
  ]
  buildTube(mesh, style === 'cruiser' ? chrome : black, { path: bar, thick: 0.013, mirrored: true })
  buildTube(mesh, black, {
    path: [
      [x - 0.02, 0.04, head[2] + 0.05],
      [x - 0.02, 0.04, head[2] + rise * 0.6],
    ],
    thick: 0.018,
    mirrored: true,
  })
  buildTube(mesh, rubber, {
    path: [
      [x + back, wide - 0.13, z + 0.01],
      [x + back - 0.04, wide, z],
    ],
    thick: 0.021,
    mirrored: true,
  })
  buildTube(mesh, black, {
    path: [
      [x + back + 0.03, wide - 0.14, z + 0.02],
      [x + back + 0.07, wide - 0.1, z + 0.12],
    ],
    thick: 0.007,
    mirrored: true,
  })
  buildBlob(mesh, style === 'cruiser' ? chrome : black, {
    centre: [x + back + 0.07, wide - 0.06, z + 0.14],
    size: [0.04, 0.14, 0.075],
    power: 0.7,
    mirrored: true,
  })
  buildTube(mesh, amber, {
    path: [
      [x + 0.1, 0.12, head[2] - 0.08],
      [x + 0.1, 0.18, head[2] - 0.08],
    ],
    thick: 0.018,
    mirrored: true,
  })
  if (style === 'adventure')
    buildBlob(mesh, matt, {
      centre: [x + back + 0.06, wide - 0.04, z + 0.01],
      size: [0.09, 0.13, 0.1],
      power: 0.7,
      mirrored: true,
    })
  if (style === 'sport') return
  const isCruiser = style === 'cruiser'
  const lamp: Vec = [x + (isCruiser ? 0.13 : 0.14), 0, head[2] - (style === 'adventure' ? 0 : 0.03)]
  buildBlob(mesh, headlamp(isCruiser), {
    centre: lamp,
    size: isCruiser ? [0.19, 0.19, 0.19] : [0.18, 0.2, 0.16],
    power: isCruiser ? 1 : 0.75,
  })
  if (style === 'naked')
    buildBlob(mesh, paint, { centre: [x + 0.12, 0, head[2] + 0.08], size: [0.2, 0.19, 0.1], power: 0.7 })
}

/** A shell with a lit lens at its front. */
function headlamp(isChrome: boolean): Surface {
  return {
    name: 'headlamp',
    paintAt: (point, material) => {
      const facing = Math.cos(point.v) * Math.cos(point.u)
      if (facing > 0.88) apply(material, 'daylight')
      else if (facing > 0.6) apply(material, 'lens')
      else apply(material, isChrome ? 'chrome' : 'glossBlack')
    },
  }
}
