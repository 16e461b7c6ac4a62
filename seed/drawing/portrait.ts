import type { BackdropName } from './backdrops.ts'
import type { PaintName } from './paints.ts'
import type { Subject } from './subject.ts'

export const angles = {
  'front-left': 38,
  side: 90,
  'rear-left': 143,
  front: 4,
  rear: 176,
  'front-right': -40,
} as const

export type Angle = keyof typeof angles

/** One picture of a vehicle: what, in which paint, from where, in front of what. */
export type Portrait =
  | { kind: 'outside'; name: string; subject: Subject; paint: PaintName; place: BackdropName; angle: Angle }
  | { kind: 'inside'; name: string; view: 'dashboard' | 'seats' | 'caravan'; trim: 'black' | 'beige' | 'grey' }

/** Raised when drawings change, so that old files are not taken for new ones. */
const edition = 1

/** The same for equal portraits, whoever asks. */
export function portraitFile(portrait: Portrait): string {
  if (portrait.kind === 'inside') return `inside-${portrait.view}-${portrait.name}-${portrait.trim}-${edition}.webp`
  const { name, paint, angle, place } = portrait
  return `${name}-${paint}-${angle}-${place}-${edition}.webp`
}
