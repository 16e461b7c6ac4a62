import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const priceComparison = defineBlock({
  slug: 'price-comparison',
  label: 'Price comparison',
  category: 'vehicle',
  version: 1,
  description:
    'A gauge of how this price compares with the market. Shown where the site has the plugin Autogauge and enough vehicles compare.',
  keywords: ['price', 'market', 'gauge', 'autogauge', 'great deal'],
  thumbnail,
  needs: ['vehicle'],
  hydrate: 'visible',
  props: {
    heading: f.text({ label: 'Heading', max: 80, default: 'Price Comparison' }),
    intro: f.text({ label: 'Introduction', max: 240, multiline: true }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: (props) => props.heading,
})
