import type { Vec } from '../core/mesh.ts'
import { inset, outdoors, plain, trimmed, type Finish, type Room, type Solid } from './room.ts'

const hard = plain(0.012)
const soft = trimmed(1)
const softer = trimmed(1.35)
const seam = trimmed(2.6)
const carpet = plain(0.008)
const liner = plain(0.5)
const metal = plain(0.42, { shine: 0.6 })
const seal = plain(0.004)
const gloss = plain(0.006, { shine: 0.5 })

const box = (
  middle: Vec,
  half: Vec,
  { finish = soft, ...more }: Partial<Omit<Solid, 'middle' | 'half'>> & { finish?: Finish },
): Solid => ({ middle, half, round: 0.02, finishAt: () => finish, ...more })

/** A car's cabin from the driver's seat, with the wheel on the right. */
export const cabin: Room = {
  eye: [0, 0.02, 1.16],
  light: [-0.42, 0.5, 0.76],
  outside: (direction) => bonnet(direction) ?? outdoors(direction),
  walls: [
    { normal: [0, 0, -1], far: -0.24, finishAt: ({ x, y }) => (mat(x, y) ? plain(0.016) : carpet) },
    { normal: [0, 0, 1], far: 1.47, finishAt: () => liner },
    ...([-1, 1] as const).flatMap((side) => [
      { normal: [side, 0, 0] as const, far: 0.76, finishAt: doorCard },
      { normal: [side * 0.94, 0, 0.342] as const, far: 1.039, finishAt: sideWindow },
    ]),
    { normal: [0, 0.589, 0.808], far: 1.504, finishAt: windscreen },
    { normal: [0, 1, 0], far: 1.3, finishAt: () => hard },
    { normal: [0, -0.862, 0.507], far: 2.206, finishAt: backlight },
    { normal: [0, -1, 0], far: 2.05, finishAt: () => carpet },
  ],
  solids: [
    ...[-0.38, 0.38].flatMap(frontSeat),
    ...rearBench(),
    ...dashboard(),
    ...steering(0.38),
    ...[-1, 1].flatMap(doorParts),
    box([0, 0.62, 1.36], [0.12, 0.012, 0.034], { round: 0.02, finish: gloss }),
    box([-0.38, 0.66, 1.425], [0.17, 0.07, 0.008], { round: 0.008, lean: 0.35, finish: liner }),
    box([0.38, 0.66, 1.425], [0.17, 0.07, 0.008], { round: 0.008, lean: 0.35, finish: liner }),
    box([0, 0.45, 1.455], [0.1, 0.12, 0.012], { finish: plain(0.3) }),
  ],
}

function mat(x: number, y: number): boolean {
  return inset(Math.abs(x), y, { from: 0.14, to: 0.66, low: 0.5, high: 1.1, round: 0.06 }) > 0
}

function doorCard({ y, z }: { y: number; z: number }): Finish {
  if (Math.abs(y + 0.16) < 0.006 || Math.abs(y + 1.16) < 0.006) return seal
  const panel = inset(y, z, { from: -0.1, to: 0.85, low: 0.62, high: 0.86, round: 0.05 })
  const rear = inset(y, z, { from: -1.08, to: -0.24, low: 0.62, high: 0.86, round: 0.05 })
  const deep = Math.max(panel, rear)
  if (deep > 0) return deep < 0.008 ? seam : soft
  if (z > 0.93) return hard
  if (Math.abs(z - 0.9) < 0.006) return metal
  const speaker = Math.hypot(y - 0.62, z - 0.45)
  if (speaker < 0.1) return Math.sin(y * 500) * Math.sin(z * 500) > 0.2 ? seal : plain(0.02)
  return hard
}

function sideWindow({ y, z }: { y: number; z: number }): Finish | null {
  const front = inset(y, z, { from: -0.1, to: 0.98 - (z - 0.97) * 1.1, low: 0.97, high: 1.39, round: 0.05 })
  const rear = inset(y, z, { from: -1.1, to: -0.22, low: 0.97, high: 1.39, round: 0.06 })
  const small = inset(y, z, { from: -1.7 + (z - 0.97) * 0.5, to: -1.22, low: 1, high: 1.36, round: 0.06 })
  const deep = Math.max(front, rear, small)
  if (deep > 0.012) return null
  return deep > 0 ? seal : liner
}

function windscreen({ x, z }: { x: number; z: number }): Finish | null {
  const deep = inset(x, z, {
    from: -0.7 + (z - 0.95) * 0.24,
    to: 0.7 - (z - 0.95) * 0.24,
    low: 0.93,
    high: 1.42,
    round: 0.05,
  })
  if (deep > 0.014) return null
  return deep > 0 ? seal : liner
}

function backlight({ x, z }: { x: number; z: number }): Finish | null {
  const deep = inset(x, z, { from: -0.56, to: 0.56, low: 0.98, high: 1.38, round: 0.07 })
  if (deep > 0.014) return null
  return deep > 0 ? seal : liner
}

function frontSeat(x: number): Solid[] {
  const padded = ({ x: a, z }: { x: number; z: number }): Finish =>
    Math.abs(Math.abs(a) - 0.13) < 0.004 ? seam : Math.abs(a) < 0.13 && Math.sin(z * 84) > 0.93 ? trimmed(0.45) : soft
  const cushion = ({ x: a, y }: { x: number; y: number }): Finish =>
    Math.abs(Math.abs(a) - 0.13) < 0.004 ? seam : Math.abs(a) < 0.13 && Math.sin(y * 84) > 0.93 ? trimmed(0.45) : soft
  return [
    box([x, 0.24, 0.5], [0.23, 0.26, 0.08], { round: 0.06, lean: 0.1, finishAt: cushion }),
    box([x - 0.22, 0.24, 0.55], [0.045, 0.22, 0.05], { round: 0.045, lean: 0.1, finish: softer }),
    box([x + 0.22, 0.24, 0.55], [0.045, 0.22, 0.05], { round: 0.045, lean: 0.1, finish: softer }),
    box([x, -0.24, 0.83], [0.22, 0.06, 0.31], { round: 0.06, lean: 0.3, finishAt: padded }),
    box([x - 0.21, -0.19, 0.82], [0.04, 0.06, 0.24], { round: 0.04, lean: 0.3, finish: softer }),
    box([x + 0.21, -0.19, 0.82], [0.04, 0.06, 0.24], { round: 0.04, lean: 0.3, finish: softer }),
    box([x - 0.06, -0.34, 1.17], [0.008, 0.008, 0.05], { round: 0.008, finish: metal }),
    box([x + 0.06, -0.34, 1.17], [0.008, 0.008, 0.05], { round: 0.008, finish: metal }),
    box([x, -0.37, 1.27], [0.13, 0.045, 0.085], { round: 0.045, lean: 0.2, finish: soft }),
    box([x, 0.2, 0.33], [0.2, 0.24, 0.08], { finish: hard }),
  ]
}

function rearBench(): Solid[] {
  const lines = ({ x, z }: { x: number; z: number }): Finish =>
    Math.abs(Math.abs(x) - 0.21) < 0.005 ? seam : Math.sin(z * 84) > 0.93 ? trimmed(0.45) : soft
  return [
    box([0, -1, 0.48], [0.66, 0.27, 0.09], {
      round: 0.06,
      lean: 0.08,
      finishAt: ({ x }) => (Math.abs(Math.abs(x) - 0.21) < 0.005 ? seam : soft),
    }),
    box([0, -1.33, 0.8], [0.66, 0.07, 0.3], { round: 0.06, lean: 0.3, finishAt: lines }),
    ...[-0.42, 0, 0.42].map((x) =>
      box([x, -1.45, 1.17], [0.12, 0.04, x === 0 ? 0.05 : 0.07], { round: 0.04, lean: 0.2, finish: soft }),
    ),
    box([0, -1.78, 0.98], [0.7, 0.3, 0.015], { finish: plain(0.02) }),
  ]
}

function dashboard(): Solid[] {
  const face = ({ x, y, z }: { x: number; y: number; z: number }): Finish => {
    if (Math.abs(z - 0.012) < 0.008 && y < 0) return metal
    if (z > 0.02) return plain(0.014)
    return Math.abs(z + 0.03) < 0.003 && Math.sin(x * 260) > -0.2 ? seam : soft
  }
  return [
    box([0, 1.06, 0.82], [0.76, 0.26, 0.1], { round: 0.06, finishAt: face }),
    box([0, 1.06, 0.6], [0.74, 0.22, 0.14], { round: 0.05, finish: hard }),
    box([0, 0.79, 0.96], [0.165, 0.008, 0.095], { round: 0.008, lean: 0.12, finishAt: screen }),
    box([0.38, 0.84, 0.93], [0.19, 0.07, 0.055], { round: 0.04, finish: plain(0.014) }),
    box([0.38, 0.765, 0.935], [0.14, 0.004, 0.042], { round: 0.004, lean: 0.15, finishAt: dials }),
    ...[-0.66, -0.13, 0.13, 0.66].map((x) =>
      box([x, 0.792, 0.83], [x * x > 0.1 ? 0.06 : 0.07, 0.012, 0.03], { round: 0.012, finishAt: vent }),
    ),
    box([0, 0.8, 0.72], [0.13, 0.03, 0.028], {
      round: 0.012,
      finishAt: ({ x }) => (Math.abs(Math.abs(x) - 0.075) < 0.02 ? metal : gloss),
    }),
    box([0, 0.36, 0.44], [0.12, 0.5, 0.14], {
      round: 0.04,
      finishAt: ({ z, x }) => (z > 0.12 && Math.abs(x) < 0.085 ? gloss : hard),
    }),
    box([0, -0.12, 0.62], [0.095, 0.17, 0.035], { round: 0.03, finish: softer }),
    box([0, 0.4, 0.63], [0.02, 0.02, 0.06], { round: 0.02, lean: 0.15, finish: metal }),
    box([0, 0.38, 0.7], [0.032, 0.04, 0.028], { round: 0.026, finish: hard }),
    box([-0.045, 0.16, 0.585], [0.04, 0.04, 0.004], { round: 0.004, finish: seal }),
    box([0.045, 0.16, 0.585], [0.04, 0.04, 0.004], { round: 0.004, finish: seal }),
  ]
}

function screen({ x, z }: { x: number; z: number }): Finish {
  if (Math.abs(x) > 0.155 || Math.abs(z) > 0.084) return gloss
  const road = Math.abs(z + 0.02 - 0.05 * Math.sin(x * 14)) < 0.005
  if (road) return { rgb: [0.1, 0.45, 1], trim: 0, glow: 1 }
  if (Math.hypot(x - 0.03, z + 0.001) < 0.009) return { rgb: [1, 1, 1], trim: 0, glow: 1 }
  if (x > 0.105) {
    const tile = Math.floor((z + 0.084) / 0.042)
    if (inset(x, (z + 0.084) % 0.042, { from: 0.112, to: 0.148, low: 0.006, high: 0.036, round: 0.006 }) > 0)
      return { rgb: tile % 2 === 0 ? [0.06, 0.4, 0.22] : [0.16, 0.2, 0.6], trim: 0, glow: 1 }
  }
  return { rgb: [0.012, 0.03, 0.07 + z * 0.3], trim: 0, glow: 1 }
}

function dials({ x, z }: { x: number; z: number }): Finish {
  const away = Math.hypot(Math.abs(x) - 0.07, z)
  if (Math.abs(away - 0.034) < 0.003) return { rgb: [0.5, 0.6, 0.75], trim: 0, glow: 1 }
  if (away < 0.03 && Math.abs(z - (Math.abs(x) - 0.07) * 0.6) < 0.003)
    return { rgb: [0.9, 0.1, 0.05], trim: 0, glow: 1 }
  if (Math.abs(x) < 0.02 && Math.sin(z * 260) > 0.2) return { rgb: [0.4, 0.6, 0.8], trim: 0, glow: 1 }
  return { rgb: [0.006, 0.01, 0.02], trim: 0, glow: 1 }
}

function vent({ x, z }: { x: number; z: number }): Finish {
  if (Math.abs(z) > 0.024 || Math.abs(x) > 0.064) return metal
  return Math.sin(z * 400) > 0 ? plain(0.02) : seal
}

function steering(x: number): Solid[] {
  const leather = plain(0.016)
  return [
    box([x, 0.56, 0.86], [0.2, 0.02, 0.2], { ring: [0.178, 0.017], lean: 0.42, round: 0, finish: leather }),
    box([x, 0.575, 0.855], [0.062, 0.025, 0.052], {
      round: 0.025,
      lean: 0.42,
      finishAt: ({ x: a, z }) => (Math.hypot(a, z * 1.4) < 0.02 ? metal : leather),
    }),
    box([x - 0.11, 0.57, 0.865], [0.065, 0.01, 0.018], { round: 0.008, lean: 0.42, finish: gloss }),
    box([x + 0.11, 0.57, 0.865], [0.065, 0.01, 0.018], { round: 0.008, lean: 0.42, finish: gloss }),
    box([x, 0.6, 0.77], [0.014, 0.01, 0.07], { round: 0.008, lean: 0.42, finish: metal }),
    box([x, 0.7, 0.83], [0.045, 0.1, 0.04], { round: 0.03, finish: hard }),
    box([x - 0.16, 0.66, 0.88], [0.08, 0.008, 0.008], { round: 0.008, finish: hard }),
    box([x + 0.16, 0.66, 0.88], [0.08, 0.008, 0.008], { round: 0.008, finish: hard }),
  ]
}

function doorParts(side: number): Solid[] {
  const at = (x: number) => side * x
  return [
    box([at(0.72), 0.3, 0.7], [0.05, 0.34, 0.03], { round: 0.025, finish: softer }),
    box([at(0.72), -0.68, 0.7], [0.05, 0.3, 0.03], { round: 0.025, finish: softer }),
    box([at(0.745), 0.62, 0.82], [0.012, 0.05, 0.014], { round: 0.01, finish: metal }),
    box([at(0.745), -0.36, 0.82], [0.012, 0.05, 0.014], { round: 0.01, finish: metal }),
    box([at(0.74), 0.35, 0.42], [0.04, 0.4, 0.06], { round: 0.03, finish: hard }),
    box([at(0.7), -0.17, 1.2], [0.035, 0.055, 0.32], { round: 0.03, finish: liner }),
    box([at(0.69), 0.02, 1.42], [0.015, 0.1, 0.012], { round: 0.012, finish: plain(0.3) }),
  ]
}

/** The part of the bonnet visible above the dashboard. */
function bonnet({ x, y, z }: { x: number; y: number; z: number }): Vec | null {
  if (z > -0.05 || y < 0.3) return null
  const far = (0.93 - 1.16) / z
  const [across, ahead] = [x * far, 0.02 + y * far]
  if (ahead > 2.15 - across * across * 0.35 || Math.abs(across) > 0.78) return null
  const glint = 0.12 + 0.1 * Math.exp(-(((across + 0.3) / 0.14) ** 2)) + 0.05 * Math.exp(-(((ahead - 1.9) / 0.15) ** 2))
  return [glint, glint * 1.02, glint * 1.06]
}
