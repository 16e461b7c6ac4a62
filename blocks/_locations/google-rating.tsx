import type { Location } from '#schemas/location/location.ts'
import { Inline } from '../_ui/inline.tsx'
import { Rating } from '../_ui/rating.tsx'
import { Text } from '../_ui/text.tsx'
import * as texts from './texts.ts'

/** Nothing without a rating. locations §2, Location card */
export function GoogleRating({ location, size }: { location: Location; size?: number }) {
  if (location.average_rating === null || location.review_count === 0) return null
  return (
    <Inline gap={2}>
      <Rating value={location.average_rating} {...(size ? { size } : {})} />
      <Text as="span" look="small">
        {texts.ratingOfGoogle({ rating: location.average_rating.toFixed(1), count: location.review_count })}
      </Text>
    </Inline>
  )
}
