import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const priceComparison = defineBlock({
  slug: 'price-comparison',
  label: texts.priceComparison,
  category: 'vehicle',
  version: 1,
  description: texts.priceComparisonDescription,
  keywords: ['price', 'market', 'gauge', 'autogauge', 'great deal'],
  needs: ['vehicle'],
  hydrate: 'visible',
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.priceComparison2 }),
    intro: f.text({ label: texts.introduction, max: 240, multiline: true }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: (props) => props.heading,
})
