import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const salesCounter = defineBlock({
  slug: 'sales-counter',
  label: texts.salesCounter,
  category: 'trust',
  version: 1,
  description: texts.salesCounterDescription,
  keywords: ['sold', 'counter', 'sales this month'],
  hydrate: 'visible',
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.salesThisMonth }),
    text: f.text({ label: texts.text, max: 160, default: 'happy drivers and counting' }),
    source: f.choice(['actual', 'clock'], {
      label: texts.count,
      default: 'actual',
      labels: { actual: texts.vehiclesMarkedSold, clock: texts.byTheClock },
      help: texts.countHelp,
    }),
  },
  settings: {
    background: f.background(['plain', 'primary', 'inverse'], 'primary'),
  },
  summary: (props) => props.heading,
})
