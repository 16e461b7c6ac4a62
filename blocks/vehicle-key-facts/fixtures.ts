import type { PropsInput } from '../_kit/props.ts'
import type { vehicleKeyFacts } from './block.ts'

export const typical: PropsInput<typeof vehicleKeyFacts> = {}

export const empty: PropsInput<typeof vehicleKeyFacts> = {
  heading: '',
  specificationsHeading: '',
  showSpecifications: false,
}

export const longest: PropsInput<typeof vehicleKeyFacts> = {
  heading: 'Everything that you might want to know about this vehicle before you come by it',
  specificationsHeading: 'All of the specifications that its manufacturer has ever published for this one',
  facts: ['colour', 'kilometres', 'body', 'transmission', 'engine', 'fuel', 'drive', 'registration'],
  look: 'icons',
  showSpecifications: true,
  settings: { background: 'soft' },
}
