import { apply } from '../core/materials.ts'
import type { Material, SeenPoint } from '../core/mesh.ts'
import { createBox, polyline, type Corner } from '../parts/outline.ts'
import type { Cabin } from './cabin.ts'
import type { Shell } from './shell.ts'

type Painter = (point: SeenPoint, material: Material) => void

const gap = 0.0048

/** Doors, handles, creases and cladding along the flank. */
export function paintSide(shell: Shell, cabin: Cabin): Painter {
  const { shape, frontAxle, rearAxle, archRadius } = shell
  const sill = shape.clearance + 0.13
  const lines = doorLines(shell, cabin, sill).map((corners) => polyline(corners))
  const handles = handlePlaces(shell, cabin).map((x) => ({
    height: handleHeight(shell, x),
    outline: createBox({ x, y: handleHeight(shell, x), halfWidth: 0.1, halfHeight: 0.015, radius: 0.013 }),
  }))
  const fuel = createBox({
    x: rearAxle - 0.05,
    y: shell.top(rearAxle) - 0.17,
    halfWidth: 0.075,
    halfHeight: 0.075,
    radius: 0.03,
  })
  const hasFuelFlap = shape.kind !== 'dual-cab'
  const [foremost, rearmost] = [frontAxle + archRadius + 0.25, rearAxle - archRadius - 0.3]
  const sillEnd = Math.max(rearAxle + archRadius, shell.cabEnd ?? -9) + 0.05
  const handleZone = Math.min(...handles.map(({ height }) => height)) - 0.04
  return (point, material) => {
    const { x, z } = point
    const reach = archGap(shell, x, z)
    if (x > foremost || x < rearmost) {
      clad(shell, { point, material, reach })
      return
    }
    crease(shell, point, material)
    if (clad(shell, { point, material, reach })) return
    for (let i = 0; i < lines.length; i++) {
      if ((lines[i]?.(x, z) ?? 1) < gap) {
        apply(material, 'gap')
        return
      }
    }
    const overSill = z - sill
    if (overSill < gap && overSill > -gap && x < cabin.frontDoor && x > sillEnd) apply(material, 'gap')
    if (z > handleZone) {
      for (const { height, outline } of handles) {
        const distance = outline(x, z)
        if (distance < 0) material.bendZ += 0.55
        else if (distance < 0.012 && z < height) {
          material.open *= 0.35
          material.bendZ -= 0.5
        }
      }
    }
    if (hasFuelFlap && point.y < 0 && Math.abs(fuel(x, z)) < gap * 0.7) apply(material, 'gap')
    if (reach < 0.014) material.open *= 0.45
  }
}

function archGap({ frontAxle, rearAxle, tyreRadius, archRadius }: Shell, x: number, z: number): number {
  const from = x > 0 ? x - frontAxle : x - rearAxle
  const up = z - tyreRadius
  return Math.sqrt(from * from + up * up) - archRadius
}

function handleHeight(shell: Shell, x: number): number {
  return Math.min(shell.top(x), shell.shape.beltHeight) - 0.155
}

function handlePlaces(shell: Shell, cabin: Cabin): number[] {
  const { shape } = shell
  if (shape.doors <= 3) return [cabin.pillar + 0.16]
  return [cabin.pillar + 0.14, cabin.rearDoor + (shape.kind === 'dual-cab' ? 0.14 : 0.16)]
}

function doorLines(shell: Shell, cabin: Cabin, sill: number): Corner[][] {
  const { shape, rearAxle, archRadius, tyreRadius } = shell
  const top = 1.4
  const lines: Corner[][] = [
    [
      [cabin.frontDoor - 0.05, top],
      [cabin.frontDoor - 0.02, shape.cowlHeight - 0.1],
      [cabin.frontDoor, sill + 0.22],
      [cabin.frontDoor - 0.03, sill],
    ],
    [
      [cabin.pillar, top],
      [cabin.pillar, sill],
    ],
  ]
  if (shape.doors > 3 && shape.kind !== 'dual-cab') {
    const arch: Corner[] = []
    for (let a = 75; a >= 5; a -= 10) {
      const r = archRadius + 0.07
      arch.push([rearAxle + r * Math.cos((a * Math.PI) / 180), tyreRadius + r * Math.sin((a * Math.PI) / 180)])
    }
    lines.push([
      [cabin.rearDoor - 0.06, top],
      [cabin.rearDoor - 0.03, shape.beltHeight - 0.12],
      ...arch,
      [rearAxle + archRadius + 0.08, sill],
    ])
  }
  if (shape.kind === 'dual-cab') {
    lines.push([
      [cabin.rearDoor, top],
      [cabin.rearDoor, sill + 0.2],
      [Math.max(cabin.rearDoor + 0.08, rearAxle + archRadius + 0.06), sill],
    ])
  }
  if (shape.kind === 'van') {
    lines.push([
      [cabin.pillar - 1.25, 2.2],
      [cabin.pillar - 1.25, sill],
    ])
  }
  return lines
}

/** The shading of a sharp fold under the windows and a soft one above the sill. */
function crease(shell: Shell, point: SeenPoint, material: Material): void {
  const { shape } = shell
  const along = (point.x - shell.tail) / shape.length
  const fold = shell.top(point.x) - 0.2 - 0.05 * along
  const above = point.z - fold
  if (shape.kind !== 'dual-cab' || point.x > (shell.cabEnd ?? -9)) {
    if (above > 0 && above < 0.12) material.bendZ += 0.16 * (1 - above / 0.12)
    else if (above <= 0 && above > -0.16) material.bendZ -= 0.13 * (1 + above / 0.16)
  }
  const low = point.z - (shape.clearance + 0.24 + 0.05 * (1 - along))
  if (low > 0 && low < 0.1) material.bendZ += 0.2 * (1 - low / 0.1)
  else if (low <= 0 && low > -0.05) material.bendZ -= 0.2 * (1 + low / 0.05)
}

function clad(
  shell: Shell,
  { point, material, reach }: { point: SeenPoint; material: Material; reach: number },
): boolean {
  const { shape } = shell
  if (shape.cladding <= 0) {
    if (point.z < shell.bottom(point.x) + 0.05) {
      apply(material, 'plastic')
      return true
    }
    return false
  }
  const sill = point.z - shell.bottom(point.x)
  if (reach > shape.cladding && sill > shape.cladding * 1.5 + 0.02) return false
  const { open } = material
  const edge = reach < shape.cladding ? shape.cladding - reach : shape.cladding * 1.5 + 0.02 - sill
  apply(material, 'plastic')
  material.open = open
  if (edge < 0.012) material.bendZ += 0.5
  return true
}

/** Bonnet, boot lid and tub cover. */
export function paintDeck(shell: Shell): Painter {
  const { shape, nose, tail, half } = shell
  const cowl = nose - shape.screenBase
  const cabEnd = shell.cabEnd ?? tail
  const cover = createBox({
    x: (tail + cabEnd) / 2,
    y: 0,
    halfWidth: (cabEnd - tail) / 2 - 0.09,
    halfHeight: half - 0.13,
    radius: 0.03,
  })
  return (point, material) => {
    const { x } = point
    const y = Math.abs(point.y)
    material.open = 1
    if (shell.cabEnd !== null && x < shell.cabEnd) {
      const lid = cover(x, y)
      if (lid < 0) {
        apply(material, 'vinyl')
        if (Math.abs((((x - tail) * 1.9) % 1) - 0.5) < 0.012) material.bendX += 0.4
      } else if (lid < 0.012) apply(material, 'gap')
      return
    }
    if (x > cowl - 0.03) {
      const edge = half * 0.83 - 0.16 * ((x - cowl) / shape.screenBase) ** 2
      if (Math.abs(y - edge) < gap && x < nose - 0.16) {
        apply(material, 'gap')
        return
      }
      const fold = half * 0.5 - 0.1 * ((x - cowl) / shape.screenBase)
      const off = y - fold
      const side = Math.sign(point.y)
      if (off > 0 && off < 0.14) material.bendY += side * 0.12 * (1 - off / 0.14)
      else if (off <= 0 && off > -0.12) material.bendY -= side * 0.07 * (1 + off / 0.12)
      if (x < cowl + 0.07) {
        apply(material, 'plastic')
        material.open = 0.6
      }
      return
    }
    const boot = tail + shape.backlightBase
    if (shape.kind === 'sedan' || shape.kind === 'coupe' || shape.kind === 'convertible') {
      if (Math.abs(y - (half * 0.8 - 0.06)) < gap && x < boot) apply(material, 'gap')
    }
  }
}
