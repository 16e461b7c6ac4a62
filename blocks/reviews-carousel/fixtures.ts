import type { PropsInput } from '../_kit/props.ts'
import type { reviewsCarousel } from './block.ts'

export const typical: PropsInput<typeof reviewsCarousel> = { heading: 'What our customers say', limit: 8 }

export const empty: PropsInput<typeof reviewsCarousel> = { heading: '', showAverage: false, minimumRating: 5, limit: 1 }

export const longest: PropsInput<typeof reviewsCarousel> = {
  heading: 'Hundreds of customers from all over the country have told us what they think',
  limit: 30,
  autoRotate: true,
  excluded: [{ reviewId: 1 }, { reviewId: 2 }],
  blockedNames: [{ name: 'A Competitor' }],
  settings: { background: 'soft' },
}
