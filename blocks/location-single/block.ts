import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { cardFields } from '../_locations/card-fields.ts'
import * as texts from './texts.ts'

export const locationSingle = defineBlock({
  slug: 'location-single',
  label: texts.locationSingle,
  category: 'locations',
  version: 1,
  description: texts.locationSingleDescription,
  keywords: ['location', 'address', 'one', 'directions', 'find us', 'phone'],
  props: {
    heading: f.text({ label: texts.heading, max: 80 }),
    intro: f.text({ label: texts.introduction, max: 240, multiline: true }),
    location: f.reference('location', { label: texts.location, help: texts.locationHelp }),
    ...cardFields(),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: ({ heading, location }) => heading || (location?.doc?.name ?? ''),
})
