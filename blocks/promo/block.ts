import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const promo = defineBlock({
  slug: 'promo',
  label: 'Promotion',
  category: 'stock',
  version: 1,
  description: 'A promotion of the site, from its start until its expiry: one, or those that run.',
  keywords: ['promotion', 'offer', 'campaign', 'advertisement'],
  thumbnail,
  props: {
    heading: f.text({ label: 'Heading', max: 80 }),
    source: f.choice(['running', 'chosen'], {
      label: 'Promotions',
      default: 'running',
      labels: { running: 'All that run', chosen: 'Chosen ones, while they run' },
    }),
    chosen: f.references('promo', {
      label: 'Which',
      max: 6,
      required: true,
      showWhen: { field: 'source', is: 'chosen' },
    }),
    limit: f.number({
      label: 'At most',
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
