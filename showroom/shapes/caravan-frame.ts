import type { CaravanOutline } from '#seed/subjects/subject.ts'
import { clamp } from '../parts/profile.ts'

export interface Frame {
  kind: CaravanOutline['kind']
  length: number
  half: number
  floor: number
  roof: number
  front: number
  rear: number
  wheels: number[]
  tyre: number
}

export function inArch({ wheels, tyre }: Frame, x: number, z: number): boolean {
  const first = Math.max(...wheels)
  const last = Math.min(...wheels)
  const near = clamp(x, last, first)
  return Math.hypot(x - near, z - tyre / 2) < tyre / 2 + 0.05
}
