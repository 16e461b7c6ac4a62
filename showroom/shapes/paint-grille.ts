import { apply } from '../core/materials.ts'
import { createBox, polygon, type Corner, type Outline } from '../parts/outline.ts'
import type { Face } from '#seed/subjects/subject.ts'
import type { Frame, Place } from './nose-frame.ts'

export function grilleOutline(face: Face, { low, tall, corner }: Frame): Outline {
  const w = face.grilleWidth
  const h = face.grilleHeight
  const at = (share: number) => low + tall * share
  switch (face.grille) {
    case 'hexagon': {
      const corners: Corner[] = [
        [0, at(0.78 + 0.04 * h)],
        [corner * 0.52 * w, at(0.8 + 0.02 * h)],
        [corner * 0.6 * w, at(0.58)],
        [corner * 0.42 * w, at(0.5 - 0.22 * h)],
        [0, at(0.48 - 0.22 * h)],
      ]
      return fromMiddle(corners)
    }
    case 'shield': {
      const corners: Corner[] = [
        [0, at(0.86)],
        [corner * 0.55 * w, at(0.86)],
        [corner * 0.5 * w, at(0.45 - 0.1 * h)],
        [corner * 0.3 * w, at(0.36 - 0.16 * h)],
        [0, at(0.36 - 0.16 * h)],
      ]
      return fromMiddle(corners)
    }
    case 'smile': {
      const corners: Corner[] = [
        [0, at(0.74)],
        [corner * 0.58 * w, at(0.82)],
        [corner * 0.6 * w, at(0.76)],
        [corner * 0.46 * w, at(0.5 - 0.12 * h)],
        [0, at(0.4 - 0.12 * h)],
      ]
      return fromMiddle(corners)
    }
    case 'kidney':
      return createBox({
        x: corner * 0.2 * w,
        y: at(0.66),
        halfWidth: corner * 0.175 * w,
        halfHeight: tall * 0.13 * h,
        radius: 0.035,
      })
    case 'bar':
      return createBox({ x: 0, y: at(0.74), halfWidth: corner * 0.62 * w, halfHeight: tall * 0.05 * h, radius: 0.02 })
    case 'bars':
    case 'slots':
      return createBox({ x: 0, y: at(0.69), halfWidth: corner * 0.6 * w, halfHeight: tall * 0.14 * h, radius: 0.035 })
    case 'frame':
      return createBox({ x: 0, y: at(0.58), halfWidth: corner * 0.48 * w, halfHeight: tall * 0.26 * h, radius: 0.06 })
    case 'closed':
      return () => 1
  }
}

/** The centre of the nose is not an edge of an outline that crosses it: its mirror image closes the outline. */
function fromMiddle(corners: readonly Corner[]): Outline {
  const mirror = corners
    .filter(([s]) => s > 0)
    .map(([s, z]): Corner => [-s, z])
    .toReversed()
  return polygon([...corners, ...mirror])
}

export function paintGrille(face: Face, { s, z, gap, material, frame }: Place & { gap: number }): void {
  const { open } = material
  if (gap > -0.012) {
    apply(material, face.brightTrim ? 'chrome' : 'glossBlack')
    if (gap > 0.004) material.bendZ += 0.3
    return
  }
  apply(material, 'mesh')
  material.open = open * 0.8
  const badge = Math.hypot(s, (z - (frame.low + frame.tall * 0.68)) * 1.35)
  if (face.grille !== 'slots' && badge < 0.062) {
    apply(material, badge > 0.05 ? 'chrome' : 'satin')
    material.bendZ += badge < 0.05 ? 0.25 : -0.2
    return
  }
  if (face.grille === 'slots') {
    const slot = Math.abs(((s / 0.135 + 0.5) % 1) - 0.5)
    if (slot > 0.27) apply(material, face.brightTrim ? 'satin' : 'lacquer')
    return
  }
  if (face.grille === 'bars') {
    const bar = ((z - frame.low) / 0.072) % 1
    if (bar > 0.45) {
      apply(material, face.brightTrim ? 'chrome' : 'darkAlloy')
      material.bendZ += (bar - 0.72) * 2.2
    }
    return
  }
  const pitch = 0.034
  if (face.fill === 'across') {
    const t = ((z - frame.low) / pitch) % 1
    if (t > 0.55) {
      apply(material, face.brightTrim ? 'darkAlloy' : 'glossBlack')
      material.bendZ += (t - 0.78) * 3
    }
  } else if (face.fill === 'upright') {
    const t = (s / pitch) % 1
    if (t > 0.5) {
      apply(material, face.brightTrim ? 'satin' : 'darkAlloy')
      material.bendY += (t - 0.75) * 2
    }
  } else {
    const row = Math.floor((z - frame.low) / 0.03)
    const t = Math.abs((((s + (row % 2) * 0.025) / 0.05) % 1) - 0.5)
    const v = Math.abs((((z - frame.low) / 0.03) % 1) - 0.5)
    if (t > 0.36 || v > 0.36) apply(material, 'darkAlloy')
  }
}
