import type { PropsOf } from '../_kit/props.ts'
import type { reviewsCarousel } from './block.ts'

/** More reviews than are shown, because some are filtered out afterwards. */
export const reviewsAskedFor = (props: PropsOf<typeof reviewsCarousel>) => ({
  limit: Math.min(50, props.limit + props.excluded.length + props.blockedNames.length + 5),
  minimumRating: props.minimumRating,
  ...(props.source === 'all' ? {} : { source: props.source }),
})
