import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'

export const vehicleKeyFacts = defineBlock({
  slug: 'vehicle-key-facts',
  label: 'Vehicle key facts',
  category: 'vehicle',
  version: 1,
  description: 'Key information in a grid, and the specifications of which the first four show before Show More.',
  keywords: ['specifications', 'kilometres', 'engine', 'details'],
  needs: ['vehicle'],
  props: {
    heading: f.text({ label: 'Heading', max: 80, default: 'Key information' }),
    specificationsHeading: f.text({ label: 'Heading of the specifications', max: 80, default: 'Specifications' }),
    showSpecifications: f.toggle({ label: 'Specifications', default: true }),
  },
  summary: (props) => props.heading,
})
