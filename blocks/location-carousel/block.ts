import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { cardFields, sourceFields } from '../_locations/card-fields.ts'
import * as texts from './texts.ts'

export const locationCarousel = defineBlock({
  slug: 'location-carousel',
  label: texts.locationCarousel,
  category: 'locations',
  version: 1,
  description: texts.locationCarouselDescription,
  keywords: ['locations', 'carousel', 'swipe', 'slider', 'dealerships', 'branches'],
  hydrate: 'visible',
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.ourLocations }),
    intro: f.text({ label: texts.introduction, max: 240, multiline: true }),
    ...sourceFields(),
    ...cardFields(),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: ({ heading }) => heading,
})
