import type { Vec } from '../core/mesh.ts'

/** Linear light, and the share of the trim's colour, which is added later. */
export interface Finish {
  rgb: Vec
  trim: number
  /** Emitted light: a screen. */
  glow?: number
  /** 0 to 1. */
  shine?: number
}

/** A box with rounded edges, tilted about the lateral axis. Metres: x to the right, y ahead, z up. */
export interface Solid {
  middle: Vec
  half: Vec
  round: number
  /** Radians; its top tilts back. */
  lean?: number
  /** A ring around its forward axis instead of a box: half the width, half the tube. */
  ring?: readonly [radius: number, tube: number]
  finishAt: (local: { x: number; y: number; z: number }) => Finish
}

/** A flat wall of the room; the room is where `normal · p < far` for all walls. */
export interface Wall {
  normal: Vec
  far: number
  /** Null for an opening to the outside. */
  finishAt: (point: { x: number; y: number; z: number }) => Finish | null
}

/** The view from one position inside a vehicle. */
export interface Room {
  eye: Vec
  walls: readonly Wall[]
  solids: readonly Solid[]
  /** Outside light by direction; unit length. */
  outside: (direction: { x: number; y: number; z: number }) => Vec
  /** Direction of the light source. */
  light: Vec
}

export const plain = (level: number, more: Partial<Finish> = {}): Finish => ({
  rgb: [level, level, level * 1.02],
  trim: 0,
  ...more,
})
export const trimmed = (share: number): Finish => ({ rgb: [0.003, 0.003, 0.003], trim: share })

/** Depth of a point inside a rounded rectangle; negative outside. */
export function inset(
  a: number,
  b: number,
  { from, to, low, high, round }: { from: number; to: number; low: number; high: number; round: number },
): number {
  const x = Math.abs(a - (from + to) / 2) - (to - from) / 2 + round
  const y = Math.abs(b - (low + high) / 2) - (high - low) / 2 + round
  return round - Math.hypot(Math.max(x, 0), Math.max(y, 0)) - Math.min(Math.max(x, y), 0)
}

/** A yard with trees under a bright sky. */
export function outdoors({ x, y, z }: { x: number; y: number; z: number }): Vec {
  const around = Math.atan2(x, y)
  const trees =
    0.05 +
    0.03 * Math.sin(around * 5 + 1) +
    0.02 * Math.sin(around * 13 + 2) +
    0.012 * Math.sin(around * 31) +
    0.006 * Math.sin(around * 77)
  const shade = 0.5 + 0.5 * Math.sin(around * 41) * Math.sin(z * 160 + around * 9)
  if (z < -0.008) {
    const near = Math.min(1, -z * 2.2)
    return [0.3 - 0.1 * near, 0.31 - 0.1 * near, 0.32 - 0.1 * near]
  }
  if (z < trees) return [0.05 + 0.03 * shade, 0.085 + 0.04 * shade, 0.04 + 0.02 * shade]
  const rise = Math.sqrt(Math.min(1, Math.max(0, z)))
  return [0.82 - 0.5 * rise, 0.88 - 0.4 * rise, 0.97 - 0.12 * rise]
}
