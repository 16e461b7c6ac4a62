import { clamp, mix, profile } from '../parts/profile.ts'
import type { Shell } from './shell.ts'

/** The glasshouse: rings from the belt line up to the roof's edge. */
export interface Cabin {
  /** Position on the ring: 0 to 1 windscreen to corner, 1 to 2 side, 2 to 3 corner to rear window. */
  columns: number[]
  point: (u: number, v: number) => readonly [x: number, y: number, z: number]
  roofAt: (x: number) => number
  beltAt: (x: number) => number
  /** At height share v: x of windscreen and rear window on the centre line, half width at the side. */
  front: (v: number) => number
  back: (v: number) => number
  half: (v: number) => number
  frontDoor: number
  pillar: number
  rearDoor: number
  seatsAt: number[]
  seatHalf: number
}

const rollFrom = 0.86
const sunk = 0.06

export function createCabin(shell: Shell): Cabin {
  const { shape, nose, tail } = shell
  const screenBase = nose - shape.screenBase + 0.06
  const screenTop = nose - shape.screenTop
  const roofEnd = tail + shape.roofEnd
  const backBase = tail + shape.backlightBase
  const baseHalf = shell.half - 0.085
  const roofHalf = shell.half * shape.roofWidth
  const crest = mix(screenTop, roofEnd, 0.42)
  const isOpenTail = shape.kind === 'sedan' || shape.kind === 'coupe' || shape.kind === 'convertible'
  const drop = isOpenTail ? 0.1 : shape.kind === 'hatch' ? 0.07 : 0.035
  const rim = 0.05
  const roofAt = profile([
    [Math.min(roofEnd, crest - 0.2), shape.height - rim - drop],
    [crest, shape.height - rim],
    [screenTop, shape.height - rim - 0.045],
  ])
  const beltAt = (x: number) =>
    Math.min(shell.top(clamp(x, backBase - 0.02, nose)), shell.cabEnd === null ? 9 : shape.beltHeight)
  const front = (v: number) => mix(screenBase, screenTop, Math.min(1, v) ** 0.94)
  const back = (v: number) => mix(backBase, roofEnd, Math.min(1, v) ** (isOpenTail ? 0.9 : 1.25))
  const half = (v: number) =>
    mix(baseHalf, roofHalf, Math.min(1, v) ** 1.12) + 0.02 * Math.sin(Math.PI * Math.min(1, v))
  const isBoxy =
    shape.kind === 'van' ||
    shape.kind === 'people-mover' ||
    shape.kind === 'dual-cab' ||
    shape.kind === 'cab-chassis' ||
    shape.kind === 'single-cab'
  const tailRound = isBoxy ? 0.16 : isOpenTail ? 0.42 : 0.3

  const point = (u: number, v: number) => {
    const over = clamp((v - rollFrom) / (1 - rollFrom), 0, 1)
    const angle = (over * Math.PI) / 2
    const inward = 0.075 * (1 - Math.cos(angle))
    const [xf, xr, hw] = [front(v) - inward * 1.6, back(v) + inward * 1.2, half(v) - inward]
    const [x, y] = ring(u, {
      xf,
      xr,
      hw,
      noseRound: mix(0.52, 0.42, v),
      tailRound: mix(tailRound * 1.15, tailRound, v),
    })
    const low = beltAt(x) - sunk
    const high = roofAt(x)
    const share = v < rollFrom ? v / rollFrom : 1
    const z = mix(low, high - 0.045, share) + 0.045 * Math.sin(angle)
    return [x, y, z] as const
  }

  const columns: number[] = []
  for (let i = 0; i <= 18; i++) columns.push(i / 18)
  for (let i = 1; i < 36; i++) columns.push(1 + i / 36)
  for (let i = 0; i <= 14; i++) columns.push(2 + i / 14)

  const frontDoor = shell.frontAxle - shell.archRadius - (shape.kind === 'van' ? -0.1 : 0.16)
  const rearDoor = shape.kind === 'dual-cab' ? backBase + 0.1 : shell.rearAxle + 0.08
  const two = shape.doors <= 3
  const pillar = two ? Math.max(frontDoor - 1.3, backBase + 0.35) : mix(frontDoor, rearDoor, 0.53)
  const seatsAt =
    two && (shape.kind === 'van' || shape.kind === 'single-cab' || shape.kind === 'cab-chassis')
      ? [pillar + 0.18]
      : [pillar + 0.1, Math.max(pillar - 0.78, backBase + 0.25)]
  return {
    columns,
    point,
    roofAt,
    beltAt,
    front,
    back,
    half,
    frontDoor,
    pillar,
    rearDoor,
    seatsAt,
    seatHalf: shell.half - 0.42,
  }
}

interface Ring {
  xf: number
  xr: number
  hw: number
  noseRound: number
  tailRound: number
}

function ring(u: number, { xf, xr, hw, noseRound, tailRound }: Ring): readonly [number, number] {
  if (u <= 1) {
    const a = (u * Math.PI) / 2
    return [xf - noseRound + noseRound * Math.cos(a) ** 0.8, u === 0 ? 0 : hw * Math.sin(a) ** 0.78]
  }
  if (u >= 2) {
    const a = ((3 - u) * Math.PI) / 2
    return [xr + tailRound - tailRound * Math.cos(a) ** 0.7, u >= 3 ? 0 : hw * Math.sin(a) ** 0.7]
  }
  const t = u - 1
  return [mix(xf - noseRound, xr + tailRound, t), hw - 0.03 * (2 * t - 1) ** 2 + 0.03]
}
