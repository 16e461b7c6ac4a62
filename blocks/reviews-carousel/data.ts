import { reviewsQuery } from '../_data/reviews.ts'
import type { BlockData } from '../_kit/block-data.ts'
import type { reviewsCarousel } from './block.ts'
import { reviewsAskedFor } from './reviews-asked-for.ts'

const data: BlockData<typeof reviewsCarousel> = ({ props, api }) => ({
  critical: [reviewsQuery(api, reviewsAskedFor(props))],
})

export default data
