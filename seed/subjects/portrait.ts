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

/** The places that vehicles stand in; each company has its own. */
export const backdropNames = ['showroom', 'yard', 'street', 'park', 'harbour'] as const
export type BackdropName = (typeof backdropNames)[number]

/** Number of pictures of a spin, ten degrees apart. */
export const spinFrames = 36

/**
 * One picture of a vehicle: subject, paint, angle and backdrop. A `spin` is one frame of a rotation, from 0; a `walkaround` is a film; a
 * `panorama` is an equirectangular interior from the driver's seat or the lounge.
 */
export type Portrait =
  | { kind: 'outside'; name: string; subject: Subject; paint: PaintName; place: BackdropName; angle: Angle }
  | { kind: 'inside'; name: string; view: 'dashboard' | 'seats' | 'caravan'; trim: Trim }
  | { kind: 'spin'; name: string; subject: Subject; paint: PaintName; frame: number }
  | { kind: 'walkaround'; name: string; subject: Subject; paint: PaintName }
  | { kind: 'panorama'; name: string; view: 'cabin' | 'lounge'; trim: Trim }

export type Trim = 'black' | 'beige' | 'grey'

/** Incremented when drawings change: servers keep the pictures of their first start, and browsers keep files by name. */
const edition = 2

/** Equal portraits have the same file name. */
export function portraitFile(portrait: Portrait): string {
  switch (portrait.kind) {
    case 'inside':
      return `inside-${portrait.view}-${portrait.name}-${portrait.trim}-${edition}.avif`
    case 'panorama':
      return `inside-${portrait.view}-panorama-${portrait.trim}-${edition}.avif`
    case 'spin':
      return `${portrait.name}-${portrait.paint}-spin-${String(portrait.frame).padStart(2, '0')}-${edition}.avif`
    case 'walkaround':
      return `${portrait.name}-${portrait.paint}-walkaround-${edition}.webm`
    case 'outside':
      return `${portrait.name}-${portrait.paint}-${portrait.angle}-${portrait.place}-${edition}.avif`
  }
}
