import type { Vec } from '../core/mesh.ts'
import { inset, outdoors, plain, trimmed, type Finish, type Room, type Solid } from './room.ts'

const wall = plain(0.62)
const white = plain(0.7, { shine: 0.15 })
const dark = plain(0.02, { shine: 0.3 })
const metal = plain(0.45, { shine: 0.6 })
const soft = trimmed(1.1)

const box = (
  middle: Vec,
  half: Vec,
  { finish = white, ...more }: Partial<Omit<Solid, 'middle' | 'half'>> & { finish?: Finish },
): Solid => ({ middle, half, round: 0.02, finishAt: () => finish, ...more })

/** A caravan's living room: lounge and table on the left, kitchen on the right, the bed ahead. */
export const lounge: Room = {
  eye: [0, -0.2, 1.4],
  light: [-0.5, 0.25, 0.83],
  outside: ({ x, y, z }) => outdoors({ x, y, z: z + 0.11 }),
  walls: [
    { normal: [0, 0, -1], far: 0, finishAt: floor },
    { normal: [0, 0, 1], far: 2.02, finishAt: ceiling },
    {
      normal: [-1, 0, 0],
      far: 1.15,
      finishAt: ({ y, z }) =>
        windows(y, z, [
          [-1.3, 0.1],
          [1.9, 2.7],
        ]),
    },
    { normal: [1, 0, 0], far: 1.15, finishAt: ({ y, z }) => windows(y, z, [[-0.35, 0.75]]) },
    { normal: [0, 1, 0], far: 3.1, finishAt: ({ x, z }) => windows(x, z, [[-0.45, 0.45]]) },
    { normal: [0, -1, 0], far: 2.3, finishAt: door },
  ],
  solids: [...seating(), ...kitchen(), ...bed(), ...cupboards()],
}

function floor({ x, y }: { x: number; y: number }): Finish {
  const board = Math.floor((x + 5) / 0.14)
  const shade = 0.8 + 0.2 * Math.sin(board * 12.9 + Math.floor((y + 9 + board * 0.37) / 0.9) * 7.7)
  const gap = Math.abs(((x + 5) % 0.14) - 0.07) > 0.067 ? 0.6 : 1
  const grain = 0.95 + 0.05 * Math.sin(y * 60 + Math.sin(x * 90) * 2)
  const light = 0.26 * shade * gap * grain
  return { rgb: [light * 1.25, light * 0.95, light * 0.66], trim: 0, shine: 0.12 }
}

function ceiling({ x, y }: { x: number; y: number }): Finish {
  if (Math.hypot(x, ((y + 10.65) % 1.3) - 0.65) < 0.06) return { rgb: [1, 0.96, 0.86], trim: 0, glow: 1 }
  return inset(x, y, { from: -0.25, to: 0.25, low: 0.5, high: 1, round: 0.05 }) > 0 ? plain(0.85) : wall
}

function windows(
  along: number,
  z: number,
  openings: ReadonlyArray<readonly [from: number, to: number]>,
): Finish | null {
  const deep = Math.max(...openings.map(([from, to]) => inset(along, z, { from, to, low: 1, high: 1.5, round: 0.07 })))
  if (deep > 0.03) return Math.abs(z - 1.46) < 0.012 ? white : null
  if (deep > 0) return dark
  return wall
}

function door({ x, z }: { x: number; z: number }): Finish | null {
  const leaf = inset(x, z, { from: 0.2, to: 0.85, low: 0.02, high: 1.85, round: 0.08 })
  if (inset(x, z, { from: 0.3, to: 0.75, low: 1.1, high: 1.65, round: 0.06 }) > 0) return null
  if (leaf > 0) return leaf < 0.015 ? dark : white
  return wall
}

function seating(): Solid[] {
  const buttoned = ({ y, z }: { y: number; z: number }): Finish =>
    Math.abs(Math.abs(y) - 0.24) < 0.006 || Math.abs(z) < 0.004 ? trimmed(0.6) : soft
  const timber: Finish = { rgb: [0.3, 0.2, 0.11], trim: 0, shine: 0.15 }
  return [
    box([-0.85, -1.35, 0.22], [0.3, 0.7, 0.22], { finish: white }),
    box([-0.85, -1.35, 0.5], [0.3, 0.7, 0.07], { round: 0.06, finish: soft }),
    box([-1.06, -1.35, 0.78], [0.07, 0.7, 0.22], { round: 0.06, finishAt: buttoned }),
    box([-0.5, -2, 0.22], [0.65, 0.3, 0.22], { finish: white }),
    box([-0.5, -2, 0.5], [0.65, 0.3, 0.07], { round: 0.06, finish: soft }),
    box([-0.5, -2.22, 0.78], [0.65, 0.07, 0.22], {
      round: 0.06,
      finishAt: ({ x }) => (Math.abs(x) < 0.006 ? trimmed(0.6) : soft),
    }),
    box([-0.3, -1.3, 0.72], [0.24, 0.42, 0.018], { round: 0.015, finish: timber }),
    box([-0.3, -1.3, 0.36], [0.04, 0.04, 0.34], { round: 0.03, finish: metal }),
    box([-0.95, -1.75, 0.68], [0.05, 0.17, 0.14], {
      round: 0.05,
      lean: 0,
      finish: { rgb: [0.04, 0.2, 0.22], trim: 0 },
    }),
  ]
}

function kitchen(): Solid[] {
  const fronts = ({ y, z }: { y: number; z: number }): Finish => {
    const door = (y + 5) % 0.42
    if (door < 0.008 || Math.abs(z - 0.18) < 0.004) return dark
    return Math.abs(z - 0.13) < 0.008 && Math.abs(door - 0.21) < 0.07 ? metal : white
  }
  return [
    box([0.88, 0.25, 0.44], [0.28, 0.86, 0.44], { round: 0.01, finishAt: fronts }),
    box([0.86, 0.25, 0.9], [0.31, 0.88, 0.02], { round: 0.012, finish: plain(0.16, { shine: 0.25 }) }),
    box([0.87, -0.2, 0.922], [0.2, 0.24, 0.004], { round: 0.004, finishAt: ({ x, y }) => burners(x, y) }),
    box([0.87, 0.62, 0.922], [0.18, 0.22, 0.003], {
      round: 0.003,
      finishAt: ({ x, y }) => (Math.hypot(x, y) < 0.14 ? plain(0.1, { shine: 0.5 }) : metal),
    }),
    box([1.05, 0.62, 1.02], [0.012, 0.012, 0.1], { round: 0.012, finish: metal }),
    box([0.98, 0.62, 1.12], [0.08, 0.012, 0.012], { round: 0.012, finish: metal }),
    box([0.88, -0.95, 0.95], [0.28, 0.3, 0.95], {
      round: 0.01,
      finishAt: ({ z, y }) =>
        Math.abs(z - 0.2) < 0.006
          ? dark
          : Math.abs(y - 0.24) < 0.01 && Math.abs(z - 0.3) < 0.08
            ? metal
            : plain(0.3, { shine: 0.3 }),
    }),
  ]
}

function burners(x: number, y: number): Finish {
  const away = Math.hypot(Math.abs(x) - 0.09, Math.abs(y) - 0.12)
  return Math.abs(away - 0.05) < 0.008 || away < 0.015 ? plain(0.25) : dark
}

function bed(): Solid[] {
  return [
    box([0, 2.2, 0.25], [0.78, 0.85, 0.25], { finish: white }),
    box([0, 2.2, 0.6], [0.78, 0.86, 0.12], {
      round: 0.09,
      finishAt: ({ y }) => (y > 0.35 ? plain(0.8) : trimmed(1.2)),
    }),
    box([-0.36, 2.85, 0.76], [0.28, 0.17, 0.08], { round: 0.07, lean: 0.2, finish: plain(0.85) }),
    box([0.36, 2.85, 0.76], [0.28, 0.17, 0.08], { round: 0.07, lean: 0.2, finish: plain(0.85) }),
    box([-0.98, 2.3, 0.9], [0.16, 0.75, 0.9], {
      round: 0.01,
      finishAt: ({ y, z }) =>
        Math.abs(y) < 0.005 ? dark : Math.abs(y - 0.06) < 0.012 && Math.abs(z - 0.2) < 0.08 ? metal : white,
    }),
    box([0.98, 2.3, 0.9], [0.16, 0.75, 0.9], {
      round: 0.01,
      finishAt: ({ y, z }) =>
        Math.abs(y) < 0.005 ? dark : Math.abs(y - 0.06) < 0.012 && Math.abs(z - 0.2) < 0.08 ? metal : white,
    }),
  ]
}

function cupboards(): Solid[] {
  const flaps = ({ y, z }: { y: number; z: number }): Finish =>
    Math.abs(((y + 9) % 0.5) - 0.25) > 0.244 ? dark : z < -0.11 ? metal : white
  return [
    box([-1, -0.9, 1.8], [0.15, 1.35, 0.15], { round: 0.03, finishAt: flaps }),
    box([1, 0.25, 1.8], [0.15, 0.86, 0.15], { round: 0.03, finishAt: flaps }),
    box([0, -2.15, 1.8], [0.15, 0.14, 0.15], { round: 0.03, finish: white }),
    box([-1.02, 1.2, 1], [0.12, 0.35, 1], { round: 0.01, finish: wall }),
  ]
}
