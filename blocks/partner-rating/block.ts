import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const partnerRating = defineBlock({
  slug: 'partner-rating',
  label: texts.ratingOfAReviewsService,
  category: 'trust',
  version: 1,
  description: texts.ratingOfAReviewsServiceDescription,
  keywords: ['snap 21', 'rating', 'stars', 'reviews', 'trust'],
  props: {
    heading: f.text({ label: texts.textBesideTheStars, max: 80, default: texts.ratedByOurCustomers }),
    link: f.link({ label: texts.linkToTheReviews }),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  summary: ({ heading }) => heading,
})
