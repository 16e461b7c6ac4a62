import type { BlockCategory } from './define-block.ts'
import * as texts from './texts.ts'

export const categoryLabels: Readonly<Record<BlockCategory, string>> = {
  layout: texts.layout,
  content: texts.content,
  stock: texts.stock,
  vehicle: texts.vehiclePage,
  finance: texts.finance,
  locations: texts.locations,
  trust: texts.trust,
}
