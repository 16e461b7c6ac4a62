/** A photographed object. */
export type Subject =
  | { build: 'car'; outline: CarOutline }
  | { build: 'caravan'; outline: CaravanOutline }
  | { build: 'motorcycle'; outline: MotorcycleOutline }

export interface CarOutline {
  kind: BodyKind
  /** Millimetres. */
  size: readonly [length: number, width: number, height: number, wheelbase: number]
  doors: 2 | 3 | 4 | 5
  face: Face
  wheels: WheelStyle
  rails?: boolean
  blackRoof?: boolean
  cladding?: number
  /** 1 is the body's default bonnet and nose. */
  bonnet?: number
  nose?: number
  /** 0 is the default; above it is squarer, below it the roof slopes more. */
  upright?: number
}

export interface CaravanOutline {
  kind: 'touring' | 'offroad' | 'poptop' | 'hybrid' | 'camper'
  /** Millimetres of the body. */
  body: readonly [length: number, width: number, height: number]
  axle: 'Single' | 'Tandem'
}

export interface MotorcycleOutline {
  style: 'sport' | 'naked' | 'cruiser' | 'adventure'
  /** Cubic centimetres: larger ones are drawn slightly larger. */
  capacity: number
  cylinders: number
}

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
