import type { Material } from '../core/mesh.ts'

/** Reference heights and widths of the nose. */
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
