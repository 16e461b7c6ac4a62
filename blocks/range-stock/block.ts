import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const rangeStock = defineBlock({
  slug: 'range-stock',
  label: texts.rangeStock,
  category: 'stock',
  version: 1,
  description: texts.rangeStockDescription,
  keywords: ['stock', 'model', 'brand', 'make', 'cars', 'available'],
  needs: ['brand'],
  hydrate: 'visible',
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.inStockNow }),
    limit: f.number({ label: texts.maximum, min: 1, max: 24, int: true, default: 9 }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: ({ heading }) => heading,
})
