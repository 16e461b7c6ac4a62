import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const vehicleFeatures = defineBlock({
  slug: 'vehicle-features',
  label: 'Vehicle features',
  category: 'vehicle',
  version: 1,
  description: 'The features of the vehicle: eight at first, all after Show All. Shows nothing where none are known.',
  keywords: ['features', 'equipment', 'options'],
  thumbnail,
  needs: ['vehicle'],
  props: { heading: f.text({ label: 'Heading', max: 80, default: 'Features' }) },
  summary: (props) => props.heading,
})
