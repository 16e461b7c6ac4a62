import { keyFactLabels, type KeyFactName } from '#schemas/vehicle/vehicle-facts.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

const names = [
  'kilometres',
  'body',
  'transmission',
  'engine',
  'fuel',
  'drive',
  'colour',
  'interior',
  'seats',
  'doors',
  'registration',
  'stockNumber',
] as const satisfies readonly KeyFactName[]

export const vehicleKeyFacts = defineBlock({
  slug: 'vehicle-key-facts',
  label: 'Vehicle key facts',
  category: 'vehicle',
  version: 1,
  description: 'Key information in a grid, and the specifications of which the first four show before Show More.',
  keywords: ['specifications', 'kilometres', 'engine', 'details'],
  thumbnail,
  needs: ['vehicle'],
  props: {
    heading: f.text({ label: 'Heading', max: 80, default: 'Key information' }),
    facts: f.choices(names, {
      label: 'Facts',
      labels: keyFactLabels,
      help: 'Which, in this order. Without any: all that are known.',
    }),
    look: f.choice(['plain', 'icons'], {
      label: 'Look',
      default: 'plain',
      labels: { plain: 'Words alone', icons: 'With drawings' },
    }),
    showSpecifications: f.toggle({ label: 'Specifications', default: true }),
    specificationsHeading: f.text({
      label: 'Heading of the specifications',
      max: 80,
      default: 'Specifications',
      showWhen: { field: 'showSpecifications', is: true },
    }),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  summary: (props) => props.heading,
})
