import type { PropsOf } from '../_kit/props.ts'
import type { reviewsCarousel } from './block.ts'

/** As many reviews as can be shown and some more, since those that the block leaves out are left out after asking. */
export const reviewsAskedFor = (props: PropsOf<typeof reviewsCarousel>) => ({
  limit: Math.min(50, props.limit + props.excluded.length + props.blockedNames.length + 5),
  minimumRating: props.minimumRating,
})
