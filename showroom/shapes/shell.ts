import { mix, profile, tabled, type Knot } from '../parts/profile.ts'
import type { CarShape } from './car-shape.ts'

/** A point of the body's outline in top view, from the nose's centre to the tail's. */
export interface Station {
  x: number
  y: number
  /** Outward direction. */
  nx: number
  ny: number
  /** Distance walked. */
  s: number
}

/** The curves of the mesh and of all drawings on it. */
export interface Shell {
  shape: CarShape
  nose: number
  tail: number
  frontAxle: number
  rearAxle: number
  half: number
  stations: Station[]
  girth: number
  /** Heights of the body's upper and lower edge at x. */
  top: (x: number) => number
  bottom: (x: number) => number
  /** Distance of the surface inside the outline at a station and height. */
  inset: (station: Station, z: number) => number
  /** Half width of the body's side at x and height z. */
  sideAt: (x: number, z: number) => number
  archRadius: number
  tyreRadius: number
  /** x where the cab ends and a tub or tray starts. */
  cabEnd: number | null
}

const sideSection: readonly Knot[] = [
  [0, 0.1],
  [0.07, 0.05],
  [0.16, 0.032],
  [0.34, 0.034],
  [0.56, 0.006],
  [0.66, 0],
  [0.8, 0.014],
  [0.92, 0.032],
  [1, 0.05],
]

export function createShell(shape: CarShape): Shell {
  const frontAxle = shape.wheelbase / 2
  const rearAxle = -frontAxle
  const nose = frontAxle + shape.frontOverhang
  const tail = nose - shape.length
  const half = shape.width / 2
  const stations = outline(shape, nose, tail)
  const girth = stations[stations.length - 1]?.s ?? 0
  const tyreRadius = shape.tyre / 2
  const archRadius = tyreRadius + (shape.cladding > 0 ? 0.065 : 0.045)
  const cabEnd = shape.kind === 'dual-cab' || shape.kind === 'cab-chassis' ? tail + shape.backlightBase - 0.12 : null
  const exactTop = topLine(shape, { nose, tail, cabEnd })
  const top = cabEnd === null ? tabled(exactTop, tail, nose) : exactTop
  const bottom = tabled(
    profile([
      [tail, shape.clearance + 0.12],
      [rearAxle - tyreRadius, shape.clearance + 0.04],
      [rearAxle, shape.clearance],
      [frontAxle, shape.clearance],
      [frontAxle + tyreRadius, shape.clearance - 0.01],
      [nose, shape.clearance + 0.05],
    ]),
    tail,
    nose,
  )
  const side = profile(sideSection)
  const front = profile(shape.noseSection)
  const rear = profile(shape.tailSection)

  const flareAt = (x: number, z: number) => {
    let bulge = 0
    for (const axle of [frontAxle, rearAxle]) {
      const gap = Math.hypot(x - axle, (z - tyreRadius) * 0.92) - archRadius
      if (gap > -0.1 && gap < 0.4) bulge += Math.exp(-((Math.max(gap, 0) / 0.13) ** 2))
    }
    return bulge * shape.flare
  }
  const inset = (station: Station, z: number) => {
    const low = bottom(station.x)
    const high = top(station.x)
    const h = (z - low) / (high - low)
    const forward = station.nx > 0 ? station.nx * station.nx : 0
    const backward = station.nx < 0 ? station.nx * station.nx : 0
    const sideways = station.ny * station.ny
    return front(h) * forward + rear(h) * backward + (side(h) - flareAt(station.x, z)) * sideways
  }
  const halfAt = (x: number) => {
    let before = stations[0]
    for (const station of stations) {
      if (station.x <= x && before) {
        const span = before.x - station.x
        return span < 1e-9 ? station.y : mix(before.y, station.y, (before.x - x) / span)
      }
      before = station
    }
    return before?.y ?? half
  }
  const sideAt = (x: number, z: number) => halfAt(x) - inset({ x, y: half, nx: 0, ny: 1, s: 0 }, z)
  return {
    shape,
    nose,
    tail,
    frontAxle,
    rearAxle,
    half,
    stations,
    girth,
    top,
    bottom,
    inset,
    sideAt,
    archRadius,
    tyreRadius,
    cabEnd,
  }
}

interface Ends {
  nose: number
  tail: number
  cabEnd: number | null
}

function topLine(shape: CarShape, { nose, tail, cabEnd }: Ends): (x: number) => number {
  const cowl = nose - shape.screenBase
  const bonnet: Knot[] = [
    [cowl, shape.cowlHeight],
    [mix(cowl, nose, 0.35), mix(shape.cowlHeight, shape.noseHeight, 0.22)],
    [mix(cowl, nose, 0.75), mix(shape.cowlHeight, shape.noseHeight, 0.62)],
    [nose - 0.02, shape.noseHeight],
  ]
  if (cabEnd !== null) {
    const cab = tabled(profile([[cabEnd, shape.beltHeight], ...bonnet]), cabEnd, nose)
    return (x) => (x > cabEnd ? cab(x) : shape.deckHeight)
  }
  if (shape.kind === 'sedan' || shape.kind === 'coupe' || shape.kind === 'convertible') {
    const deck = tail + shape.backlightBase
    return profile([
      [tail, shape.deckHeight - 0.005],
      [tail + 0.12, shape.deckHeight],
      [deck, mix(shape.deckHeight, shape.beltHeight, 0.65)],
      [deck + 0.5, shape.beltHeight],
      ...bonnet,
    ])
  }
  return profile([
    [tail, shape.beltHeight],
    [mix(tail, cowl, 0.5), mix(shape.beltHeight, shape.cowlHeight, 0.55)],
    ...bonnet,
  ])
}

/** Straight sides that taper gently into rounded nose and tail. */
function outline(shape: CarShape, nose: number, tail: number): Station[] {
  const half = shape.width / 2
  const points: Array<readonly [number, number]> = []
  const quarter = 26
  const taper = 0.035
  for (let i = 0; i <= quarter; i++)
    points.push(corner(i / quarter, { end: nose, round: shape.noseRound, half: half - taper, exponent: 2.7 }))
  const [from, to] = [nose - shape.noseRound, tail + shape.tailRound]
  const steps = Math.round((from - to) / 0.045)
  for (let i = 1; i < steps; i++) {
    const t = i / steps
    const swell = Math.min(1, Math.min(t, 1 - t) / 0.3)
    points.push([mix(from, to, t), half - taper * (1 - swell * (2 - swell))])
  }
  for (let i = quarter; i >= 0; i--) {
    const [x, y] = corner(i / quarter, { end: -tail, round: shape.tailRound, half: half - taper, exponent: 3.4 })
    points.push([-x, y])
  }
  let s = 0
  return points.map(([x, y], i) => {
    const before = points[i - 1] ?? [x, -y]
    const after = points[i + 1] ?? [x, -y]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const long = Math.hypot(dx, dy) || 1
    if (i > 0) s += Math.hypot(x - before[0], y - before[1])
    return { x, y, nx: dy / long, ny: -dx / long, s }
  })
}

function corner(
  t: number,
  { end, round, half, exponent }: { end: number; round: number; half: number; exponent: number },
): readonly [number, number] {
  const angle = t * (Math.PI / 2)
  const power = 2 / exponent
  return [end - round + round * Math.cos(angle) ** power, t === 0 ? 0 : half * Math.sin(angle) ** power]
}
