import { apply } from '../core/materials.ts'
import type { Material, SeenPoint } from '../core/mesh.ts'
import { box, createBox, polygon, type Corner } from '../parts/outline.ts'
import type { TailStyle } from '#seed/subjects/subject.ts'
import type { CarShape } from './car-shape.ts'
import { paintPlate } from './paint-plate.ts'
import type { Shell } from './shell.ts'

interface TailFrame {
  low: number
  high: number
  tall: number
  corner: number
}

/** Tail lamps, tailgate lines, plate and bumper, in coordinates that wrap around the tail. */
export function paintTail(shell: Shell): (point: SeenPoint, material: Material) => void {
  const { shape, girth } = shell
  const low = shape.clearance + 0.12
  const hasDeck =
    shape.kind === 'sedan' || shape.kind === 'coupe' || shape.kind === 'convertible' || shape.kind === 'dual-cab'
  const high = hasDeck ? shape.deckHeight : shape.beltHeight
  const frame: TailFrame = { low, high, tall: high - low, corner: shape.width / 2 + shape.tailRound * 0.12 }
  const lamp = lampShape(shape.face.tail, frame)
  const at = (share: number) => low + frame.tall * share
  const reflectorAt = createBox({
    x: frame.corner * 0.84,
    y: at(0.24),
    halfWidth: 0.09,
    halfHeight: 0.014,
    radius: 0.01,
  })
  return (point, material) => {
    const s = girth - point.u
    const { z } = point
    if (s > frame.corner + 0.5) return
    const { open } = material
    const lens = lamp(s, z)
    if (lens.distance < 0.006) {
      if (lens.distance > -0.004) apply(material, 'gap')
      else apply(material, lens.lit ? 'tailLit' : lens.amber ? 'amber' : 'tailRed')
      return
    }
    if (paintRearPlate(shape, { s, across: -Math.sign(point.y) * s, z, material, frame })) return
    const bumper = at(shape.kind === 'van' ? 0.18 : 0.3)
    const tailgate = s - (frame.corner - 0.06)
    if (Math.abs(z - at(0.36)) < 0.0045 && s < frame.corner * 1.2) {
      apply(material, 'gap')
      return
    }
    if (z > at(0.36) && Math.abs(tailgate + (shape.face.tail === 'tower' ? 0.12 : 0)) < 0.0045 && z < at(0.97)) {
      apply(material, 'gap')
      return
    }
    if (z < bumper - frame.tall * 0.08 && (shape.cladding > 0 || s < frame.corner * 0.8)) {
      apply(material, 'plastic')
      material.open = open
      if (shape.cladding > 0 && s < 0.5 && z > at(0.06) && z < at(0.17)) apply(material, 'satin')
    }
    if (shape.cladding > 0 && z < bumper) {
      apply(material, 'plastic')
      material.open = open
    }
    const reflector = reflectorAt(s, z)
    if (reflector < 0) apply(material, 'tailRed')
  }
}

interface Lens {
  distance: number
  lit: boolean
  amber: boolean
}

function lampShape(style: TailStyle, { low, tall, corner }: TailFrame): (s: number, z: number) => Lens {
  const at = (share: number) => low + tall * share
  const lens: Lens = { distance: 1, lit: false, amber: false }
  const write = (distance: number, lit: boolean, amber = false) => {
    lens.distance = distance
    lens.lit = lit
    lens.amber = amber
    return lens
  }
  const barStrip = createBox({
    x: 0,
    y: at(0.79),
    halfWidth: corner * 0.65,
    halfHeight: tall * 0.028,
    radius: 0.008,
  })
  const tower = createBox({ x: corner * 0.95, y: at(0.72), halfWidth: 0.085, halfHeight: tall * 0.22, radius: 0.03 })
  const block = createBox({
    x: corner * 0.87,
    y: at(0.73),
    halfWidth: corner * 0.24,
    halfHeight: tall * 0.11,
    radius: 0.03,
  })
  const barCluster = polygon([
    [corner * 0.6, at(0.72)],
    [corner * 0.6, at(0.83)],
    [corner + 0.24, at(0.88)],
    [corner + 0.16, at(0.7)],
  ])
  const bracket = polygon([
    [corner * 0.56, at(0.64)],
    [corner * 0.64, at(0.84)],
    [corner + 0.22, at(0.9)],
    [corner + 0.12, at(0.64)],
  ])
  switch (style) {
    case 'bar':
      return (s, z) => {
        const cluster = barCluster(s, z)
        const strip = barStrip(s, z)
        return write(Math.min(cluster, strip), strip < -0.008 || (cluster < -0.012 && Math.abs(z - at(0.785)) < 0.016))
      }
    case 'tower':
      return (s, z) => {
        const d = tower(s, z)
        return write(d, d < -0.014 && z > at(0.72) && z < at(0.86), z < at(0.6))
      }
    case 'block':
      return (s, z) => {
        const d = block(s, z)
        return write(d, d < -0.016 && d > -0.034, d < -0.034 && s < corner * 0.76)
      }
    case 'round':
      return (s, z) => {
        const a = Math.hypot(s - corner * 0.88, z - at(0.74)) - tall * 0.1
        const b = Math.hypot(s - corner * 0.62, z - at(0.74)) - tall * 0.08
        return write(Math.min(a, b), (a < -0.012 && a > -0.028) || (b < -0.012 && b > -0.026))
      }
    case 'bracket':
      return (s, z) => {
        const d = bracket(s, z)
        return write(d, d < -0.01 && d > -0.028 && z > at(0.66), d < -0.04 && z < at(0.72))
      }
    case 'wedge': {
      const corners: Corner[] = [
        [corner * 0.48, at(0.74)],
        [corner * 0.5, at(0.84)],
        [corner * 0.95, at(0.9)],
        [corner + 0.34, at(0.92)],
        [corner + 0.12, at(0.76)],
        [corner * 0.9, at(0.68)],
      ]
      const wedge = polygon(corners)
      return (s, z) => {
        const d = wedge(s, z)
        return write(d, d < -0.012 && z > at(0.75) && z < at(0.785), d < -0.03 && s < corner * 0.66)
      }
    }
  }
}

function paintRearPlate(
  shape: CarShape,
  { s, across, z, material, frame }: { s: number; across: number; z: number; material: Material; frame: TailFrame },
): boolean {
  const inLid = shape.kind !== 'dual-cab' && shape.kind !== 'van'
  const y = frame.low + frame.tall * (inLid ? 0.56 : 0.2)
  const recess = box(s, z, { x: 0, y, halfWidth: 0.27, halfHeight: 0.085, radius: 0.03 })
  if (s < 0.22 && paintPlate(across, z - y, material)) return true
  if (inLid && recess < 0) {
    material.open *= 0.75
    material.bendZ -= 0.25
    return recess < -0.01
  }
  if (inLid && Math.abs(z - (frame.low + frame.tall * 0.83)) < 0.045 && s < 0.05) {
    apply(material, 'chrome')
    return true
  }
  return false
}
