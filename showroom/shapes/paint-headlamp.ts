import { apply } from '../core/materials.ts'
import type { Material } from '../core/mesh.ts'
import { createBox, polygon } from '../parts/outline.ts'
import type { Face } from '#seed/subjects/subject.ts'
import type { Frame } from './nose-frame.ts'

export interface LampHit {
  distance: number
  draw: (material: Material) => void
}

export function lampOutline(face: Face, frame: Frame): (s: number, z: number) => LampHit {
  const { low, tall, corner } = frame
  const at = (share: number) => low + tall * share
  const hit: LampHit = { distance: 1, draw: () => undefined }
  let inner = 0
  let finish: 'lamp' | 'dark' = 'lamp'
  let glow = false
  hit.draw = (material) => {
    if (glow) apply(material, 'daylight')
    else if (finish === 'dark' || inner > 1) apply(material, 'lampDark')
    else {
      apply(material, 'lens')
      material.bendZ += (inner - 0.45) * 1.2
      if (inner < 0.35) material.glow = 0.5
      if (inner > 0.82) apply(material, 'chrome')
    }
  }
  const projector = (s: number, z: number, [x, y, r]: readonly [number, number, number]) =>
    Math.sqrt((s - x) ** 2 + (z - y) ** 2) / r
  const outlines = lampCorners(frame)
  const block = createBox({
    x: corner * 0.86,
    y: at(0.74),
    halfWidth: corner * 0.26,
    halfHeight: tall * 0.1,
    radius: 0.035,
  })
  const lowerLamp = createBox({
    x: corner * 0.88,
    y: at(0.58),
    halfWidth: corner * 0.16,
    halfHeight: tall * 0.11,
    radius: 0.04,
  })
  const shapes: Record<Face['lamp'], (s: number, z: number) => number> = {
    swept: (s, z) => {
      const d = outlines.swept(s, z)
      inner = Math.min(
        projector(s, z, [corner * 0.7, at(0.765), 0.05]),
        projector(s, z, [corner * 0.87, at(0.785), 0.05]),
      )
      glow = d < 0 && d > -0.016 && z < at(0.78) && s < corner * 1.0
      return d
    },
    slim: (s, z) => {
      const d = outlines.slim(s, z)
      inner = Math.min(
        projector(s, z, [corner * 0.66, at(0.805), 0.03]),
        projector(s, z, [corner * 0.78, at(0.82), 0.03]),
        projector(s, z, [corner * 0.9, at(0.835), 0.03]),
      )
      glow = d < 0 && d > -0.012 && z > at(0.8)
      return d
    },
    block: (s, z) => {
      const d = block(s, z)
      inner = Math.min(
        projector(s, z, [corner * 0.76, at(0.74), 0.062]),
        projector(s, z, [corner * 0.98, at(0.74), 0.055]),
      )
      glow = d < -0.006 && d > -0.022 && (z < at(0.67) || s > corner * 1.02)
      return d
    },
    round: (s, z) => {
      const r = Math.hypot(s - corner * 0.82, z - at(0.72))
      const d = r - tall * 0.135
      inner = r / (tall * 0.135)
      glow = inner > 0.78 && inner < 0.94
      if (inner < 0.5) inner *= 0.6
      return d
    },
    split: (s, z) => {
      const upper = outlines.split(s, z)
      const lower = lowerLamp(s, z)
      glow = upper < 0 && upper > -0.03
      inner = Math.min(
        projector(s, z, [corner * 0.83, at(0.61), 0.045]),
        projector(s, z, [corner * 0.95, at(0.56), 0.045]),
      )
      return Math.min(upper, lower)
    },
    bracket: (s, z) => {
      const d = outlines.bracket(s, z)
      inner = Math.min(
        projector(s, z, [corner * 0.74, at(0.765), 0.045]),
        projector(s, z, [corner * 0.9, at(0.77), 0.045]),
      )
      glow = d < -0.008 && d > -0.026 && (s < corner * 0.62 || z > at(0.81) || z < at(0.69))
      return d
    },
  }
  const outline = shapes[face.lamp]
  finish = 'lamp'
  return (s, z) => {
    hit.distance = outline(s, z)
    return hit
  }
}

function lampCorners({ low, tall, corner }: Frame) {
  const at = (share: number) => low + tall * share
  return {
    swept: polygon([
      [corner * 0.56, at(0.7)],
      [corner * 0.6, at(0.8)],
      [corner * 0.9, at(0.86)],
      [corner + 0.34, at(0.95)],
      [corner + 0.28, at(0.86)],
      [corner * 0.98, at(0.7)],
    ]),
    slim: polygon([
      [corner * 0.5, at(0.76)],
      [corner * 0.5, at(0.82)],
      [corner * 0.95, at(0.88)],
      [corner + 0.3, at(0.92)],
      [corner + 0.2, at(0.85)],
      [corner * 0.95, at(0.79)],
    ]),
    bracket: polygon([
      [corner * 0.58, at(0.66)],
      [corner * 0.56, at(0.84)],
      [corner + 0.16, at(0.86)],
      [corner + 0.12, at(0.68)],
    ]),
    split: polygon([
      [corner * 0.48, at(0.85)],
      [corner * 0.52, at(0.9)],
      [corner + 0.25, at(0.96)],
      [corner + 0.2, at(0.9)],
    ]),
  }
}
