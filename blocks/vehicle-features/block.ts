import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const vehicleFeatures = defineBlock({
  slug: 'vehicle-features',
  label: texts.vehicleFeatures,
  category: 'vehicle',
  version: 1,
  description: texts.vehicleFeaturesDescription,
  keywords: ['features', 'equipment', 'options'],
  needs: ['vehicle'],
  props: { heading: f.text({ label: texts.heading, max: 80, default: texts.features }) },
  summary: (props) => props.heading,
})
