import type { MotorcycleOutline } from '#seed/subjects/subject.ts'
import { plain } from '../../core/materials.ts'
import type { Vec } from '../../core/mesh.ts'

/** Reference points of all other parts. Metres. */
export interface Frame {
  outline: MotorcycleOutline
  front: Vec
  rear: Vec
  head: Vec
  pivot: Vec
  seat: number
  scale: number
}

export function createFrame(outline: MotorcycleOutline): Frame {
  const { style } = outline
  const scale = 0.95 + 0.1 * Math.min(1, outline.capacity / 1300)
  const span = { sport: 1.39, naked: 1.42, cruiser: 1.64, adventure: 1.54 }[style] * scale
  const radius = { sport: 0.3, naked: 0.302, cruiser: 0.325, adventure: 0.345 }[style]
  const rake = { sport: 0.25, naked: 0.27, cruiser: 0.44, adventure: 0.32 }[style]
  const front: Vec = [span / 2, 0, radius]
  return {
    outline,
    scale,
    front,
    rear: [-span / 2, 0, style === 'adventure' ? 0.32 : radius],
    head: [front[0] - rake, 0, { sport: 0.86, naked: 0.89, cruiser: 0.84, adventure: 1 }[style]],
    pivot: [-0.22, 0, style === 'cruiser' ? 0.36 : 0.43],
    seat: { sport: 0.82, naked: 0.81, cruiser: 0.68, adventure: 0.86 }[style],
  }
}

export const surfaces = {
  paint: plain('paint', 'lacquer'),
  black: plain('black', 'glossBlack'),
  matt: plain('matt', 'plastic'),
  seat: plain('seat', 'seat'),
  alloy: plain('alloy', 'alloy'),
  steel: plain('steel', 'steel'),
  chrome: plain('chrome', 'chrome'),
  cast: plain('cast', 'darkAlloy'),
  glass: plain('screen', 'glass'),
  satin: plain('satin', 'satin'),
  amber: plain('indicator', 'amber'),
  red: plain('tail lamp', 'tailRed'),
  rubber: plain('grip', 'rubber'),
  white: plain('plate', 'whiteShell'),
}
