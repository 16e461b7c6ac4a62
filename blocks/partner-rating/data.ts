import { ratingQuery } from '../_data/rating.ts'
import type { BlockData } from '../_kit/block-data.ts'
import type { partnerRating } from './block.ts'

const data: BlockData<typeof partnerRating> = ({ api, site }) => {
  const { orgId } = site.config.reviews
  return orgId ? { deferred: [ratingQuery(api, orgId)] } : {}
}

export default data
