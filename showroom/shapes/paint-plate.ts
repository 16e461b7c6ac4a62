import { apply } from '../core/materials.ts'
import type { Material } from '../core/mesh.ts'
import { createBox } from '../parts/outline.ts'

/** Five rows of three dots per letter: the dealer's name on the show plate. */
const glyphs = [
  '111100110100100',
  '111101101101111',
  '110101110101101',
  '111100110100111',
  '111100100100111',
  '111101101101111',
  '101101101101111',
  '110101110101101',
  '111010010010010',
]
const dot = 0.0088

const outline = createBox({ x: 0, y: 0, halfWidth: 0.186, halfHeight: 0.052, radius: 0.008 })

/** A number plate with text; `across` is to the reader's right. False outside the plate. */
export function paintPlate(across: number, up: number, material: Material): boolean {
  const edge = outline(across, up)
  if (edge > 0.007) return false
  if (edge > -0.002) {
    apply(material, 'plastic')
    return true
  }
  apply(material, 'whiteShell')
  const letter = Math.floor((across + dot * 18) / (dot * 4))
  const column = Math.floor((across + dot * 18) / dot) - letter * 4
  const row = Math.floor((dot * 2.5 - up) / dot)
  if (row >= 0 && row < 5 && column < 3 && glyphs[letter]?.[row * 3 + column] === '1') apply(material, 'inkBlue')
  return true
}
