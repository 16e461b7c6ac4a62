import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { cardFields, sourceFields } from '../_locations/card-fields.ts'
import * as texts from './texts.ts'

export const locationGrid = defineBlock({
  slug: 'location-grid',
  label: texts.locationGrid,
  category: 'locations',
  version: 1,
  description: texts.locationGridDescription,
  keywords: [
    'locations',
    'dealerships',
    'address',
    'opening hours',
    'hours',
    'map',
    'contact us',
    'directions',
    'phone',
    'find us',
  ],
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.ourLocations }),
    intro: f.text({ label: texts.introduction, max: 240, multiline: true }),
    ...sourceFields(),
    ...cardFields(),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  presets: [
    {
      name: 'service',
      label: texts.servicePreset,
      description: texts.servicePresetDescription,
      keywords: ['workshop'],
      props: { heading: texts.ourServiceCentres, source: 'type', type: 'service' },
    },
    {
      name: 'addresses',
      label: texts.addressesPreset,
      description: texts.addressesPresetDescription,
      keywords: ['compact', 'short'],
      props: { heading: texts.whereToFindUs, showHours: false, showLicence: false },
      settings: { background: 'sunken' },
    },
  ],
  summary: (props) => props.heading,
})
