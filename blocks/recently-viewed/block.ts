import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const recentlyViewed = defineBlock({
  slug: 'recently-viewed',
  label: texts.recentlyViewed,
  category: 'stock',
  version: 1,
  description: texts.recentlyViewedDescription,
  keywords: ['history', 'viewed', 'recent', 'favourites', 'saved', 'vehicles'],
  hydrate: 'visible',
  props: {
    heading: f.text({ label: texts.heading, default: texts.recentlyViewed, max: 80 }),
    list: f.choice(['viewed', 'favourites'], {
      label: texts.whichVehicles,
      default: 'viewed',
      labels: { viewed: texts.recentlyViewed, favourites: texts.favourites },
    }),
    limit: f.number({ label: texts.maximum, min: 1, max: 24, int: true, default: 6 }),
    emptyText: f.text({
      label: texts.ifThereAreNone,
      max: 240,
      multiline: true,
      help: texts.ifThereAreNoneHelp,
    }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: ({ heading }) => heading,
})
