import { keyFactLabels, type KeyFactName } from '#schemas/vehicle/vehicle-facts.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

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
  label: texts.vehicleKeyFacts,
  category: 'vehicle',
  version: 1,
  description: texts.vehicleKeyFactsDescription,
  keywords: ['specifications', 'kilometres', 'engine', 'details'],
  needs: ['vehicle'],
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.keyInformation }),
    facts: f.choices(names, {
      label: texts.facts,
      labels: keyFactLabels,
      help: texts.factsHelp,
    }),
    look: f.choice(['plain', 'icons'], {
      label: texts.style,
      default: 'plain',
      labels: { plain: texts.textOnly, icons: texts.withIcons },
    }),
    showSpecifications: f.toggle({ label: texts.specifications, default: true }),
    specificationsHeading: f.text({
      label: texts.headingOfTheSpecifications,
      max: 80,
      default: texts.specifications,
      showWhen: { field: 'showSpecifications', is: true },
    }),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  summary: (props) => props.heading,
})
