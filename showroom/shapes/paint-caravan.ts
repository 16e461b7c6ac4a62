import { apply } from '../core/materials.ts'
import type { Material, SeenPoint } from '../core/mesh.ts'
import { box } from '../parts/outline.ts'
import { clamp, mix } from '../parts/profile.ts'
import { inArch, type Frame } from './caravan-frame.ts'

export function paintCaravan(frame: Frame): (point: SeenPoint, material: Material) => void {
  const { kind, floor, roof, front, rear, length, wheels } = frame
  const at = (share: number) => mix(floor, roof, share)
  const windows = kind === 'camper' ? [] : sideWindows(frame)
  const plate = kind === 'offroad' || kind === 'hybrid' ? 0.3 : 0.16
  const door = {
    x: mix(rear, front, kind === 'hybrid' ? 0.72 : 0.36),
    y: at(0.4),
    halfWidth: 0.32,
    halfHeight: (roof - floor) * 0.37,
    radius: 0.06,
  }
  return (point, material) => {
    const { x, z, u, v } = point
    const isSide = u > 0.17 && u < 0.83
    const h = (z - floor) / (roof - floor)
    apply(material, kind === 'camper' ? 'lacquer' : 'whiteShell')
    material.open = 0.6 + 0.4 * clamp(h / 0.3, 0, 1)
    if (v > 1.2) {
      if (kind === 'camper') apply(material, 'vinyl')
      return
    }
    if (kind === 'camper') {
      if (h > 0.56) apply(material, 'vinyl')
      else if (Math.abs(h - 0.55) < 0.012) apply(material, 'satin')
      else if (isSide && Math.abs(((x + 0.3) % 1) - 0.5) < 0.006) apply(material, 'gap')
      return
    }
    if (h < plate) {
      apply(material, kind === 'touring' || kind === 'poptop' ? 'satin' : 'darkAlloy')
      const weave = Math.sin((x + z) * 140) * Math.sin((x - z) * 140)
      if (weave > 0.55) material.bendZ += 0.35
      return
    }
    if (isSide) {
      paintStripes(point, material, h)
      if (point.y > 0) {
        const d = box(x, z, door)
        if (Math.abs(d) < 0.012) return apply(material, 'plastic')
        if (d < 0) {
          apply(material, 'whiteShell')
          const pane = box(x, z, { x: door.x, y: at(0.62), halfWidth: 0.19, halfHeight: 0.22, radius: 0.05 })
          if (pane < 0) paintPane(point, material, pane)
          else if (box(x, z, { x: door.x - 0.26, y: at(0.42), halfWidth: 0.03, halfHeight: 0.06, radius: 0.02 }) < 0)
            apply(material, 'glossBlack')
          return
        }
      }
      for (const window of windows) {
        if (point.y > 0 && Math.abs(window.x - door.x) < window.halfWidth + 0.34) continue
        const d = box(x, z, window)
        if (d < 0.03) {
          paintPane(point, material, d - 0.012)
          return
        }
      }
      const hatch = box(x, z, { x: front - 0.55, y: at(plate + 0.1), halfWidth: 0.36, halfHeight: 0.16, radius: 0.03 })
      if (Math.abs(hatch) < 0.008) apply(material, 'plastic')
      const arch = wheels.length > 1 ? 0.09 : 0.07
      if (inArch({ ...frame, tyre: frame.tyre + arch * 2 }, x, z)) apply(material, 'plastic')
      return
    }
    if (u >= 0.83) paintRear(point, material, { h, at })
    else {
      const pane = box(Math.abs(point.y), h, { x: 0, y: 0.68, halfWidth: 0.75, halfHeight: 0.13, radius: 0.05 })
      if (kind === 'touring' || kind === 'poptop') {
        if (pane < 0) paintPane(point, material, pane)
      } else if (h < 0.52) apply(material, 'darkAlloy')
      paintStripes(point, material, h)
    }
  }

  function paintStripes({ x }: SeenPoint, material: Material, h: number): void {
    const t = (x - rear) / length
    const band = 0.4 + 0.1 * t + 0.05 * Math.sin(t * 3.4)
    if (Math.abs(h - band) < 0.035 || (Math.abs(h - band + 0.065) < 0.012 && t > 0.2)) {
      const { open } = material
      apply(material, 'lacquer')
      material.open = open
    } else if (Math.abs(h - band - 0.055) < 0.008) apply(material, 'glossBlack')
  }
}

function sideWindows({ front, rear, floor, roof, kind }: Frame) {
  const y = mix(floor, roof, kind === 'poptop' ? 0.62 : 0.64)
  const places = kind === 'hybrid' ? [0.3, 0.55] : [0.12, 0.55, 0.82]
  return places.map((share) => ({
    x: mix(rear, front, share),
    y,
    halfWidth: 0.4,
    halfHeight: kind === 'hybrid' ? 0.17 : 0.26,
    radius: 0.07,
  }))
}

function paintPane(point: SeenPoint, material: Material, distance: number): void {
  if (distance > -0.03) {
    apply(material, 'glossBlack')
    return
  }
  apply(material, 'glass')
  const curtain = Math.sin(point.x * 30) * 0.012
  if (distance > -0.1) {
    material.r = 0.05 + curtain
    material.g = 0.05 + curtain
    material.b = 0.048 + curtain
  }
}

function paintRear(
  point: SeenPoint,
  material: Material,
  { h, at }: { h: number; at: (share: number) => number },
): void {
  const y = Math.abs(point.y)
  if (box(y, point.z, { x: 0, y: at(0.66), halfWidth: 0.55, halfHeight: 0.24, radius: 0.06 }) < 0) {
    paintPane(point, material, box(y, point.z, { x: 0, y: at(0.66), halfWidth: 0.55, halfHeight: 0.24, radius: 0.06 }))
    return
  }
  const lamp = box(y, point.z, { x: 0.98, y: at(0.27), halfWidth: 0.06, halfHeight: 0.16, radius: 0.03 })
  if (lamp < 0) {
    apply(material, point.z > at(0.29) ? 'tailRed' : 'amber')
    return
  }
  if (box(y, point.z, { x: 0, y: at(0.2), halfWidth: 0.186, halfHeight: 0.052, radius: 0.01 }) < 0)
    apply(material, 'whiteShell')
  else if (Math.abs(h - 0.42) < 0.035) apply(material, 'lacquer')
}
