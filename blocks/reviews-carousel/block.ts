import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const reviewsCarousel = defineBlock({
  slug: 'reviews-carousel',
  label: 'Reviews carousel',
  category: 'trust',
  version: 1,
  description:
    'What customers say, with the average rating. Starts at the third review; three or fewer stand in a row.',
  keywords: ['reviews', 'testimonials', 'stars', 'rating', 'customers'],
  thumbnail,
  hydrate: 'visible',
  props: {
    heading: f.text({ label: 'Heading', max: 80, default: 'What our customers say' }),
    showAverage: f.toggle({ label: 'Average rating', default: true }),
    limit: f.number({ label: 'How many', min: 1, max: 30, int: true, default: 10 }),
    minimumRating: f.number({ label: 'Lowest rating shown', min: 1, max: 5, default: 1 }),
    autoRotate: f.toggle({
      label: 'Turn by itself',
      help: 'Every three seconds, where there are more than three reviews. It stops while a visitor points at it.',
    }),
    excluded: f.list(
      { reviewId: f.number({ label: 'Review number', int: true, min: 1, required: true }) },
      { label: 'Leave out', itemLabel: 'Review' },
    ),
    blockedNames: f.list(
      { name: f.text({ label: 'Customer', required: true, max: 120 }) },
      { label: 'Leave out customers', itemLabel: 'Customer' },
    ),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'sunken'),
  },
  summary: (props) => props.heading,
})
