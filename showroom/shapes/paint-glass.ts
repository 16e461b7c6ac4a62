import { apply } from '../core/materials.ts'
import type { Material, SeenPoint } from '../core/mesh.ts'
import type { Cabin } from './cabin.ts'
import type { Shell } from './shell.ts'

/** Tinted glass with the cabin behind it: seats and head restraints against the opposite windows. */
export function paintGlass(shell: Shell, cabin: Cabin): (point: SeenPoint, material: Material, edge: number) => void {
  const belt = shell.shape.beltHeight
  const roof = shell.shape.height - 0.14
  const innerHalf = shell.half - 0.2
  const backEnd = cabin.back(0.5)
  const frontEnd = cabin.front(0.6)
  return (point, material, edge) => {
    apply(material, 'glass')
    if (edge < 0.012) {
      apply(material, 'glossBlack')
      return
    }
    const light = behind(point)
    const tint = Math.abs(point.u - 1.5) < 0.9 && point.x < cabin.pillar ? 0.55 : 1
    material.r = 0.008 + 0.15 * light * tint
    material.g = 0.011 + 0.172 * light * tint
    material.b = 0.012 + 0.18 * light * tint
    material.glow = light * 0.3 * tint
  }

  function behind({ x, y, z, lookX, lookY, lookZ }: SeenPoint): number {
    for (const seat of cabin.seatsAt) {
      if (Math.abs(lookX) < 0.05) continue
      const t = (seat - x) / lookX
      if (t <= 0.02 || t > 3) continue
      const sy = y + lookY * t
      const sz = z + lookZ * t
      if (isSeat(sy, sz)) return 0.03
    }
    if (Math.abs(lookX) < 0.45) {
      for (const seat of cabin.seatsAt) {
        const t = ((y > 0 ? cabin.seatHalf : -cabin.seatHalf) - y) / (lookY || 1e-6)
        const sx = x + lookX * t
        const sz = z + lookZ * t
        if (t > 0 && isSeatSide(sx - seat, sz)) return 0.05
      }
    }
    const far = Math.abs(lookY) > 0.03 ? ((lookY > 0 ? innerHalf : -innerHalf) - y) / lookY : 99
    const end = Math.abs(lookX) > 0.03 ? ((lookX > 0 ? frontEnd : backEnd) - x) / lookX : 99
    const t = Math.min(far, end)
    const ez = z + lookZ * t
    const ex = x + lookX * t
    if (ez < belt + 0.03) return 0.02
    if (ez > roof) return 0.1
    if (far < end && Math.abs(ex - cabin.pillar) < 0.07) return 0.08
    return 0.62
  }

  function isSeat(y: number, z: number): boolean {
    const across = Math.abs(Math.abs(y) - cabin.seatHalf)
    const shoulder = z - (belt + 0.09 - across * across * 1.6)
    if (shoulder < 0 && z > belt - 0.6) return across < 0.25
    const head = z - (belt + 0.15)
    return (across / 0.115) ** 4 + (head / 0.075) ** 4 < 1
  }

  function isSeatSide(along: number, z: number): boolean {
    const lean = along + (z - belt) * 0.28
    if (z < belt + 0.08 && z > belt - 0.6) return lean > -0.12 && lean < 0.1
    const head = z - (belt + 0.17)
    return ((lean + 0.01) / 0.06) ** 2 + (head / 0.09) ** 2 < 1
  }
}
