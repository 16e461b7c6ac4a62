import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const promo = defineBlock({
  slug: 'promo',
  label: texts.promotion,
  category: 'stock',
  version: 1,
  description: texts.promotionDescription,
  keywords: ['promotion', 'offer', 'campaign', 'advertisement', 'deals', 'specials', 'sale', 'EOFY'],
  props: {
    heading: f.text({ label: texts.heading, max: 80 }),
    source: f.choice(['running', 'chosen'], {
      label: texts.promotions,
      default: 'running',
      labels: { running: texts.allCurrentPromotions, chosen: texts.chosenPromotions },
    }),
    chosen: f.references('promo', {
      label: texts.paymentMethods,
      max: 6,
      required: true,
      showWhen: { field: 'source', is: 'chosen' },
    }),
    limit: f.number({
      label: texts.maximum,
      min: 1,
      max: 6,
      int: true,
      default: 3,
      showWhen: { field: 'source', is: 'running' },
    }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: ({ heading }) => heading,
})
