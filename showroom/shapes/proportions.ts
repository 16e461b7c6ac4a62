import type { BodyKind } from '#seed/subjects/subject.ts'

/** Typical proportions of a body. */
export interface Proportions {
  frontOverhang: number
  clearance: number
  tyre: number
  rim: number
  nose: number
  cowl: number
  belt: number
  deck: number
  /** Metres. */
  screenBase: number
  screenRun: number
  roofEnd: number
  backlightBase: number
  roofWidth: number
  noseRound: number
  tailRound: number
  flare: number
  cladding: number
}

const sedan: Proportions = {
  frontOverhang: 0.19,
  clearance: 0.185,
  tyre: 0.655,
  rim: 0.71,
  nose: 0.5,
  cowl: 0.665,
  belt: 0.69,
  deck: 0.735,
  screenBase: 0.262,
  screenRun: 0.93,
  roofEnd: 0.262,
  backlightBase: 0.118,
  roofWidth: 0.665,
  noseRound: 0.6,
  tailRound: 0.42,
  flare: 0.022,
  cladding: 0,
}
const hatch: Proportions = {
  ...sedan,
  frontOverhang: 0.2,
  nose: 0.525,
  cowl: 0.672,
  belt: 0.7,
  deck: 0.7,
  screenBase: 0.246,
  screenRun: 0.86,
  roofEnd: 0.095,
  backlightBase: 0.028,
  roofWidth: 0.675,
  noseRound: 0.56,
}
const wagon: Proportions = { ...sedan, belt: 0.685, deck: 0.69, roofEnd: 0.085, backlightBase: 0.022 }
const suv: Proportions = {
  ...sedan,
  frontOverhang: 0.199,
  clearance: 0.225,
  tyre: 0.71,
  rim: 0.68,
  nose: 0.572,
  cowl: 0.66,
  belt: 0.682,
  deck: 0.66,
  screenBase: 0.243,
  screenRun: 0.82,
  roofEnd: 0.075,
  backlightBase: 0.02,
  roofWidth: 0.7,
  noseRound: 0.54,
  flare: 0.03,
  cladding: 0.07,
}
const coupe: Proportions = {
  ...sedan,
  nose: 0.475,
  cowl: 0.672,
  belt: 0.7,
  deck: 0.735,
  screenBase: 0.295,
  screenRun: 0.82,
  roofEnd: 0.3,
  backlightBase: 0.1,
  roofWidth: 0.63,
  tyre: 0.66,
  rim: 0.74,
  flare: 0.035,
  clearance: 0.15,
}
const convertible: Proportions = { ...coupe, roofEnd: 0.315, backlightBase: 0.155, screenRun: 0.66 }
const ute: Proportions = {
  ...suv,
  frontOverhang: 0.172,
  clearance: 0.3,
  tyre: 0.77,
  rim: 0.585,
  nose: 0.582,
  cowl: 0.648,
  belt: 0.668,
  deck: 0.665,
  screenBase: 0.232,
  screenRun: 0.72,
  roofEnd: 0.36,
  backlightBase: 0.335,
  roofWidth: 0.705,
  noseRound: 0.46,
  tailRound: 0.16,
  flare: 0.045,
  cladding: 0,
}
const cabChassis: Proportions = { ...ute, roofEnd: 0.5, backlightBase: 0.478, flare: 0.02 }
const van: Proportions = {
  ...suv,
  frontOverhang: 0.19,
  clearance: 0.21,
  tyre: 0.68,
  rim: 0.6,
  nose: 0.5,
  cowl: 0.575,
  belt: 0.615,
  deck: 0.615,
  screenBase: 0.125,
  screenRun: 0.62,
  roofEnd: 0.035,
  backlightBase: 0.014,
  roofWidth: 0.845,
  noseRound: 0.42,
  tailRound: 0.14,
  flare: 0.01,
  cladding: 0,
}
const mover: Proportions = {
  ...van,
  frontOverhang: 0.182,
  nose: 0.52,
  cowl: 0.6,
  belt: 0.62,
  deck: 0.62,
  screenBase: 0.19,
  screenRun: 0.85,
  roofEnd: 0.05,
  backlightBase: 0.018,
  roofWidth: 0.745,
  tailRound: 0.26,
  rim: 0.68,
  flare: 0.02,
}

export const proportions: Record<BodyKind, Proportions> = {
  sedan,
  hatch,
  wagon,
  suv,
  coupe,
  convertible,
  van,
  'people-mover': mover,
  'dual-cab': ute,
  'cab-chassis': cabChassis,
  'single-cab': cabChassis,
}
