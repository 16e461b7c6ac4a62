import type { Material } from '../core/mesh.ts'

/** Heights and widths that everything on the nose is measured against. */
export interface Frame {
  low: number
  high: number
  tall: number
  corner: number
}

export interface Place {
  s: number
  z: number
  material: Material
  frame: Frame
}
