import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const reviewsCarousel = defineBlock({
  slug: 'reviews-carousel',
  label: texts.reviewsCarousel,
  category: 'trust',
  version: 1,
  description: texts.reviewsCarouselDescription,
  keywords: ['reviews', 'testimonials', 'stars', 'rating', 'customers', 'Google', 'feedback'],
  hydrate: 'visible',
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.whatOurCustomersSay }),
    look: f.choice(['carousel', 'row', 'list'], {
      label: texts.look,
      default: 'carousel',
      labels: { carousel: texts.aCarousel, row: texts.aRow, list: texts.aList },
    }),
    source: f.choice(['all', 'Google'], {
      label: texts.source,
      default: 'all',
      labels: { all: texts.everySource, Google: texts.google },
    }),
    showAverage: f.toggle({ label: texts.averageRating, default: true }),
    limit: f.number({ label: texts.number, min: 1, max: 30, int: true, default: 10 }),
    minimumRating: f.number({ label: texts.lowestRatingShown, min: 1, max: 5, default: 1 }),
    minimumCount: f.number({
      label: texts.minimumCount,
      help: texts.minimumCountHelp,
      min: 0,
      max: 10_000,
      int: true,
      default: 0,
    }),
    aboveAverageOnly: f.toggle({ label: texts.aboveAverageOnly, help: texts.aboveAverageOnlyHelp }),
    autoRotate: f.toggle({
      label: texts.playAutomatically,
      help: texts.playAutomaticallyHelp,
    }),
    excluded: f.list(
      { reviewId: f.number({ label: texts.reviewNumber, int: true, min: 1, required: true }) },
      { label: texts.leaveOut, itemLabel: texts.review },
    ),
    blockedNames: f.list(
      { name: f.text({ label: texts.customer, required: true, max: 120 }) },
      { label: texts.leaveOutCustomers, itemLabel: texts.customer },
    ),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'sunken'),
  },
  presets: [
    {
      name: 'best',
      label: texts.bestPreset,
      description: texts.bestPresetDescription,
      keywords: ['five stars', '5 star', 'top'],
      props: { heading: texts.fourStarsAndMore, minimumRating: 4, limit: 10 },
    },
    {
      name: 'all',
      label: texts.allPreset,
      description: texts.allPresetDescription,
      keywords: ['every', 'honest'],
      props: { limit: 30 },
      settings: { background: 'plain' },
    },
    {
      name: 'google',
      label: texts.googlePreset,
      description: texts.googlePresetDescription,
      keywords: ['google'],
      props: { heading: texts.googleHeading, source: 'Google', limit: 12 },
    },
    {
      name: 'list',
      label: texts.listPreset,
      description: texts.listPresetDescription,
      keywords: ['static', 'vehicle page'],
      props: { look: 'list', limit: 6, aboveAverageOnly: true },
      settings: { background: 'plain' },
    },
  ],
  summary: (props) => props.heading,
})
