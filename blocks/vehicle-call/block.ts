import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const vehicleCall = defineBlock({
  slug: 'vehicle-call',
  label: texts.callTheDealer,
  category: 'vehicle',
  version: 1,
  description: texts.callTheDealerDescription,
  keywords: ['call', 'phone', 'dealer', 'hours', 'contact'],
  needs: ['vehicle'],
  props: {
    heading: f.text({ label: texts.heading, default: texts.callTheDealer, max: 60 }),
    text: f.text({ label: texts.text, multiline: true, max: 300 }),
    showHours: f.toggle({ label: texts.todaysHours, default: true }),
    showMore: f.toggle({ label: texts.moreFromDealer, default: true }),
  },
  summary: ({ heading }) => heading,
})
