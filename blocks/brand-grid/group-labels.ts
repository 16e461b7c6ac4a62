import type { BrandKind } from '#schemas/model/brand.ts'
import * as texts from './texts.ts'

export const groupLabels: Record<BrandKind, string> = {
  car: texts.car,
  motorcycle: texts.motorcycle,
  truck: texts.truck,
  own: texts.own,
  caravan: texts.caravan,
}
