import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const salesCounter = defineBlock({
  slug: 'sales-counter',
  label: 'Sales counter',
  category: 'trust',
  version: 1,
  description: 'Counts the cars sold this month: those actually marked sold, or by the clock (192 a day).',
  keywords: ['sold', 'counter', 'sales this month'],
  thumbnail,
  hydrate: 'visible',
  props: {
    heading: f.text({ label: 'Heading', max: 80, default: 'Sales this Month' }),
    text: f.text({ label: 'Text', max: 160, default: 'happy drivers and counting' }),
    source: f.choice(['actual', 'clock'], {
      label: 'Count',
      default: 'actual',
      labels: { actual: 'Vehicles marked sold', clock: 'By the clock' },
      help: 'By the clock counts one sale per 450 seconds of the month. Use it only where it is true.',
    }),
  },
  settings: {
    background: f.background(['plain', 'primary', 'inverse'], 'primary'),
  },
  summary: (props) => props.heading,
})
