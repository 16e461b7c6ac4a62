import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { cardFields, sourceFields } from '../_locations/card-fields.ts'
import * as texts from './texts.ts'

export const dealerLocator = defineBlock({
  slug: 'dealer-locator',
  label: texts.dealerLocator,
  category: 'locations',
  version: 1,
  description: texts.dealerLocatorDescription,
  keywords: [
    'locator',
    'map',
    'nearest',
    'postcode',
    'near me',
    'find a dealer',
    'dealerships',
    'branches',
    'distance',
  ],
  hydrate: 'visible',
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.findADealership }),
    intro: f.text({ label: texts.introduction, max: 240, multiline: true }),
    showMap: f.toggle({ label: texts.showMap, default: true }),
    ...sourceFields(),
    ...cardFields(),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: ({ heading }) => heading,
})
