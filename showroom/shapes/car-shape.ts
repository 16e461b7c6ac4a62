import type { Knot } from '../parts/profile.ts'

export const grilleStyles = ['hexagon', 'bar', 'kidney', 'shield', 'closed', 'slots', 'bars', 'frame', 'smile'] as const
export type GrilleStyle = (typeof grilleStyles)[number]
export const lampStyles = ['swept', 'round', 'block', 'split', 'slim', 'bracket'] as const
export type LampStyle = (typeof lampStyles)[number]
export const tailStyles = ['bar', 'tower', 'wedge', 'round', 'bracket', 'block'] as const
export type TailStyle = (typeof tailStyles)[number]
export const wheelStyles = ['five', 'twin', 'multi', 'mesh', 'turbine', 'aero', 'steel', 'offroad', 'blade'] as const
export type WheelStyle = (typeof wheelStyles)[number]
export const grilleFills = ['across', 'upright', 'mesh'] as const

/** A make's own nose and tail. */
export interface Face {
  grille: GrilleStyle
  lamp: LampStyle
  tail: TailStyle
  /** Width and height of the grille relative to the style's default. */
  grilleWidth: number
  grilleHeight: number
  brightTrim: boolean
  /** Grille pattern: horizontal, vertical, or a mesh. */
  fill: (typeof grilleFills)[number]
}

export const bodyKinds = [
  'hatch',
  'sedan',
  'wagon',
  'suv',
  'coupe',
  'convertible',
  'van',
  'people-mover',
  'dual-cab',
  'cab-chassis',
  'single-cab',
] as const
export type BodyKind = (typeof bodyKinds)[number]
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
