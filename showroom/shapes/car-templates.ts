import type { Knot } from '../parts/profile.ts'
import type { BodyKind, CarOutline } from '#seed/subjects/subject.ts'
import type { CarShape } from './car-shape.ts'
import { proportions, type Proportions } from './proportions.ts'

const softNose: readonly Knot[] = [
  [0, 0.15],
  [0.1, 0.05],
  [0.26, 0],
  [0.45, 0.012],
  [0.68, 0.04],
  [0.86, 0.085],
  [0.95, 0.125],
  [1, 0.17],
]
const squareNose: readonly Knot[] = [
  [0, 0.17],
  [0.12, 0.05],
  [0.28, 0],
  [0.48, 0.008],
  [0.75, 0.026],
  [0.9, 0.05],
  [0.97, 0.075],
  [1, 0.1],
]
const lowTail: readonly Knot[] = [
  [0, 0.15],
  [0.1, 0.04],
  [0.28, 0],
  [0.38, 0.018],
  [0.46, 0.045],
  [0.75, 0.055],
  [0.93, 0.05],
  [1, 0.06],
]
const hatchTail: readonly Knot[] = [
  [0, 0.15],
  [0.1, 0.04],
  [0.28, 0],
  [0.38, 0.02],
  [0.46, 0.055],
  [0.75, 0.07],
  [0.95, 0.1],
  [1, 0.12],
]
const squareTail: readonly Knot[] = [
  [0, 0.1],
  [0.1, 0.02],
  [0.24, 0],
  [0.32, 0.01],
  [0.38, 0.04],
  [1, 0.045],
]
const tubTail: readonly Knot[] = [
  [0, 0.12],
  [0.1, 0.03],
  [0.2, 0],
  [0.33, 0],
  [0.36, 0.11],
  [1, 0.12],
]

/** Converts a model's dimensions to a shape. */
export function carShape(outline: CarOutline): CarShape {
  const p = proportions[outline.kind]
  const [length, width, height, wheelbase] = outline.size.map((value) => value / 1000) as [
    number,
    number,
    number,
    number,
  ]
  const upright = outline.upright ?? 0
  const nose = outline.nose ?? 1
  const bonnet = outline.bonnet ?? 1
  const tall = Math.max(0, height - 1.6) * 0.5
  const isTub = outline.kind === 'dual-cab'
  const isSquare = upright > 0.9 || isTub || outline.kind === 'cab-chassis' || outline.kind === 'single-cab'
  const screenBase = length * p.screenBase * bonnet
  const slant = 1 - upright * 0.13
  const noseHeight = height * p.nose * nose * (1 + upright * 0.018)
  return {
    kind: outline.kind,
    length,
    width,
    height,
    wheelbase,
    frontOverhang: Math.min(length * p.frontOverhang, (length - wheelbase) * 0.52),
    clearance: p.clearance + tall * 0.12,
    ...wheelSize(p, length, outline),
    noseHeight,
    cowlHeight: Math.max(height * p.cowl, noseHeight + 0.05),
    beltHeight: height * p.belt,
    screenBase,
    screenTop: screenBase + p.screenRun * slant * (height / (outline.kind === 'van' ? 2 : 1.6)) ** 0.7,
    roofEnd: Math.max(0.08, length * p.roofEnd * (1 - upright * 0.22)),
    backlightBase: Math.max(0.05, length * p.backlightBase),
    deckHeight: outline.kind === 'cab-chassis' ? p.clearance + 0.26 : height * p.deck,
    roofWidth: Math.min(0.9, p.roofWidth + upright * 0.03),
    noseRound: p.noseRound * (1 - Math.max(0, upright) * 0.1),
    tailRound: p.tailRound * (1 - Math.max(0, upright) * 0.14),
    noseSection: isSquare ? squareNose : softNose,
    tailSection: isTub ? tubTail : getTail(outline.kind),
    flare: p.flare,
    cladding: outline.cladding ?? p.cladding,
    doors: outline.doors,
    rails: outline.rails ?? (outline.kind === 'suv' && upright > -0.5 && length > 4.3),
    blackRoof: outline.blackRoof ?? false,
    wheels: outline.wheels,
    face: outline.face,
  }
}

function wheelSize(p: Proportions, length: number, outline: CarOutline): { tyre: number; rim: number } {
  const tyre = p.tyre * (outline.kind === 'van' ? 1 : 0.74 + 0.26 * (length / 4.5))
  const share = outline.wheels === 'steel' ? Math.min(p.rim, 0.6) : outline.wheels === 'offroad' ? 0.56 : p.rim
  return { tyre, rim: tyre * share }
}

function getTail(kind: BodyKind): readonly Knot[] {
  if (kind === 'sedan' || kind === 'coupe' || kind === 'convertible') return lowTail
  return kind === 'van' || kind === 'people-mover' ? squareTail : hatchTail
}
