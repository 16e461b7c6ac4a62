import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const partnerRating = defineBlock({
  slug: 'partner-rating',
  label: 'Rating of a reviews service',
  category: 'trust',
  version: 1,
  description:
    'The stars that Snap 21 gives this dealer. Nothing is shown while it says nothing, or where the site names no organisation.',
  keywords: ['snap 21', 'rating', 'stars', 'reviews', 'trust'],
  thumbnail,
  props: {
    heading: f.text({ label: 'Words beside the stars', max: 80, default: 'Rated by our customers' }),
    link: f.link({ label: 'Where to read more' }),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  summary: ({ heading }) => heading,
})
