import type { Knot } from '../parts/profile.ts'

export type GrilleStyle = 'hexagon' | 'bar' | 'kidney' | 'shield' | 'closed' | 'slots' | 'bars' | 'frame' | 'smile'
export type LampStyle = 'swept' | 'round' | 'block' | 'split' | 'slim' | 'bracket'
export type TailStyle = 'bar' | 'tower' | 'wedge' | 'round' | 'bracket' | 'block'
export type WheelStyle = 'five' | 'twin' | 'multi' | 'mesh' | 'turbine' | 'aero' | 'steel' | 'offroad' | 'blade'

/** How the nose and tail of one make differ from another's. */
export interface Face {
  grille: GrilleStyle
  lamp: LampStyle
  tail: TailStyle
  /** Width and height of the grille against the style's usual ones. */
  grilleWidth: number
  grilleHeight: number
  brightTrim: boolean
  /** Bars in the grille: across, upright, or a mesh. */
  fill: 'across' | 'upright' | 'mesh'
}

export type BodyKind =
  | 'hatch'
  | 'sedan'
  | 'wagon'
  | 'suv'
  | 'coupe'
  | 'convertible'
  | 'van'
  | 'people-mover'
  | 'dual-cab'
  | 'cab-chassis'
  | 'single-cab'

/** Metres. Distances named `...Base`, `...Top`, `...End` run from the nose, or from the tail where they say so. */
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
  /** Deck of a boot or tub, where the body has one. */
  deckHeight: number
  /** Share of the body's width that the roof has. */
  roofWidth: number
  /** Length of the rounded corners, seen from above. */
  noseRound: number
  tailRound: number
  /** How far bumpers and bonnet edge step back, upwards. */
  noseSection: readonly Knot[]
  tailSection: readonly Knot[]
  flare: number
  /** Black plastic round the wheel arches and along the sills: its width. */
  cladding: number
  doors: 2 | 3 | 4 | 5
  rails: boolean
  blackRoof: boolean
  wheels: WheelStyle
  face: Face
}
