import type { BodyKind, Face, WheelStyle } from '#seed/subjects/subject.ts'
import type { Knot } from '../parts/profile.ts'

/** Metres. Distances named `...Base`, `...Top`, `...End` are from the nose, or from the tail if stated. */
export interface CarShape {
  kind: BodyKind
  length: number
  width: number
  height: number
  wheelbase: number
  frontOverhang: number
  /** Height of the sill above the ground. */
  clearance: number
  tyre: number
  rim: number
  /** Height of the bonnet's front edge, of its rear edge, and of the belt line at the tail. */
  noseHeight: number
  cowlHeight: number
  beltHeight: number
  screenBase: number
  screenTop: number
  /** From the tail. */
  roofEnd: number
  backlightBase: number
  /** Deck of a boot or tub, if the body has one. */
  deckHeight: number
  /** The roof's share of the body's width. */
  roofWidth: number
  /** Length of the rounded corners in top view. */
  noseRound: number
  tailRound: number
  /** How far bumpers and bonnet edge recede upwards. */
  noseSection: readonly Knot[]
  tailSection: readonly Knot[]
  flare: number
  /** Width of black plastic around the wheel arches and along the sills. */
  cladding: number
  doors: 2 | 3 | 4 | 5
  rails: boolean
  blackRoof: boolean
  wheels: WheelStyle
  face: Face
}
