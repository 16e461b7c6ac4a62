import { apply } from '../core/materials.ts'
import type { Material, SeenPoint } from '../core/mesh.ts'
import { createBox, polygon, type Corner, type Outline } from '../parts/outline.ts'
import { clamp, mix } from '../parts/profile.ts'
import type { CarShape } from './car-shape.ts'
import type { Frame, Place } from './nose-frame.ts'
import { grilleOutline, paintGrille } from './paint-grille.ts'
import { lampOutline } from './paint-headlamp.ts'
import { paintPlate } from './paint-plate.ts'
import type { Shell } from './shell.ts'

/** Grille, lamps, intakes and plate, in coordinates that wrap around the nose (distance from its centre, height). */
export function paintNose(shell: Shell): (point: SeenPoint, material: Material) => void {
  const { shape } = shell
  const { face } = shape
  const low = shape.clearance + 0.05
  const high = shape.noseHeight
  const tall = high - low
  const corner = shape.width / 2 + shape.noseRound * 0.16
  const frame = { low, high, tall, corner }
  const grille = grilleOutline(face, frame)
  const lamp = lampOutline(face, frame)
  const openings: Openings = {
    intake: intakeOutline(shape, frame),
    fogLamp: createBox({
      x: corner * 0.86,
      y: low + tall * 0.3,
      halfWidth: corner * 0.13,
      halfHeight: tall * 0.1,
      radius: 0.03,
    }),
  }
  return (point, material) => {
    const s = point.u
    const { z } = point
    if (s > corner + 0.55) return
    if (z < low + tall * 0.05) {
      apply(material, 'plastic')
      return
    }
    if (s < 0.22 && paintPlate(Math.sign(point.y) * s, z - frame.low - frame.tall * 0.28, material)) return
    const lampGap = lamp(s, z)
    if (lampGap.distance < 0) {
      lampGap.draw(material)
      return
    }
    if (lampGap.distance < 0.006) {
      apply(material, 'gap')
      return
    }
    const grilleGap = grille(s, z)
    if (grilleGap < 0.014) {
      paintGrille(face, { s, z, gap: grilleGap, material, frame })
      return
    }
    paintLower(shape, openings, { s, z, material, frame })
    const bonnetEdge = low + tall * (0.93 - 0.05 * (s / corner) ** 2)
    if (Math.abs(z - bonnetEdge) < 0.004 && s < corner) apply(material, 'gap')
  }
}

interface Openings {
  intake: Outline
  fogLamp: Outline
}

/** Intakes, fog lamps and the skid plate below the grille. */
function paintLower(shape: CarShape, { intake, fogLamp }: Openings, { s, z, material, frame }: Place): void {
  const { low, tall, corner } = frame
  const at = (share: number) => low + tall * share
  const tough = shape.cladding > 0
  const gap = intake(s, z)
  if (gap < 0) {
    const { open } = material
    apply(material, gap > -0.008 ? 'glossBlack' : 'mesh')
    material.open = open * 0.7
    if (gap < -0.008 && ((z - low) / 0.028) % 1 > 0.6) apply(material, 'plastic')
    return
  }
  const fog = fogLamp(s, z)
  if (shape.face.lamp !== 'split' && fog < 0) {
    apply(material, 'glossBlack')
    material.open = 0.6
    if (Math.abs(z - at(0.3)) < 0.011 && fog < -0.03) apply(material, 'daylight')
    return
  }
  if (z < at(tough ? 0.17 : 0.09)) {
    const { open } = material
    apply(material, tough && s < corner * 0.55 && z > at(0.07) ? 'satin' : 'plastic')
    material.open = clamp(open, 0.5, 1)
  }
}

function intakeOutline(shape: CarShape, { low, tall, corner }: Frame): Outline {
  const at = (share: number) => low + tall * share
  const wide = shape.face.grille === 'closed' ? 0.62 : mix(0.56, 0.66, shape.face.grilleWidth - 0.6)
  const corners: Corner[] = [
    [-0.5, at(0.21)],
    [-0.5, at(0.36)],
    [corner * wide, at(0.36)],
    [corner * (wide - 0.1), at(0.16)],
    [0, at(0.14)],
    [-0.5, at(0.14)],
  ]
  return polygon(corners)
}
