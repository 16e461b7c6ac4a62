import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const similarVehicles = defineBlock({
  slug: 'similar-vehicles',
  label: texts.similarVehicles,
  category: 'vehicle',
  version: 1,
  description: texts.similarVehiclesDescription,
  keywords: ['similar', 'related', 'alternatives', 'vehicles', 'cars', 'recommended'],
  needs: ['vehicle'],
  props: {
    heading: f.text({ label: texts.heading, default: texts.similarVehicles, max: 80 }),
    limit: f.number({ label: texts.maximum, min: 1, max: 6, int: true, default: 6 }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: ({ heading }) => heading,
})
