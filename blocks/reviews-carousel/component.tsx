import { useQuery } from '@tanstack/react-query'
import { dateFormat } from '#schemas/lib/date-format.ts'
import type { Review } from '#schemas/review/review.ts'
import { excerpt, selectReviews } from '#schemas/review/select-reviews.ts'
import { reviewsQuery } from '../_data/reviews.ts'
import type { PropsOf } from '../_kit/props.ts'
import { useApi, useSite } from '../_kit/runtime.tsx'
import { Box } from '../_ui/box.tsx'
import { Card } from '../_ui/card.tsx'
import { Carousel } from '../_ui/carousel/carousel.tsx'
import { CarouselControls } from '../_ui/carousel/carousel-controls.tsx'
import { CarouselSlide } from '../_ui/carousel/carousel-slide.tsx'
import { CarouselTrack } from '../_ui/carousel/carousel-track.tsx'
import { Grid } from '../_ui/grid.tsx'
import { Inline } from '../_ui/inline.tsx'
import { Rating } from '../_ui/rating.tsx'
import { Section } from '../_ui/section.tsx'
import { ShowMore } from '../_ui/show-more.tsx'
import { Text } from '../_ui/text.tsx'
import type { reviewsCarousel } from './block.ts'
import { reviewsAskedFor } from './reviews-asked-for.ts'

type Props = PropsOf<typeof reviewsCarousel>

/** locations §9, Reviews and locations */
const carouselFrom = 4
const startIndex = 2
const turnsEvery = 3_000

export default function ReviewsCarousel(props: Props) {
  const { config } = useSite()
  const { data } = useQuery(reviewsQuery(useApi(), reviewsAskedFor(props)))
  if (!data || config.reviews.hidden) return null
  const reviews = selectReviews(data.reviews, {
    excludedIds: props.excluded.flatMap((entry) => entry.reviewId ?? []),
    blockedNames: props.blockedNames.map((entry) => entry.name),
    limit: props.limit,
  })
  if (reviews.length === 0) return null
  const hasAverage = props.showAverage && data.count > 0 && data.average_rating > config.reviews.minimumRating
  return (
    <Section
      heading={props.heading}
      background={props.settings.background}
      anchor={props.settings.anchor || 'reviews'}
      intro={hasAverage ? <Average rating={data.average_rating} count={data.count} /> : undefined}
    >
      {reviews.length < carouselFrom ? <Row reviews={reviews} /> : <Turning reviews={reviews} props={props} />}
    </Section>
  )
}

function Average({ rating, count }: { rating: number; count: number }) {
  return (
    <Inline gap={2}>
      <Rating value={rating} size={22} />
      <span>
        {rating.toFixed(1)} from {count.toLocaleString('en-AU')} {count === 1 ? 'review' : 'reviews'}
      </span>
    </Inline>
  )
}

function Row({ reviews }: { reviews: Review[] }) {
  return (
    <Grid columns={[1, null, 3]}>
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
    </Grid>
  )
}

function Turning({ reviews, props }: { reviews: Review[]; props: Props }) {
  return (
    <Carousel
      label="Customer reviews"
      count={reviews.length}
      startIndex={startIndex}
      align="center"
      turnsEvery={props.autoRotate ? turnsEvery : undefined}
      loops={props.autoRotate}
    >
      <CarouselTrack>
        {reviews.map((review, index) => (
          <CarouselSlide key={review.id} index={index} width={['86%', '60%', '44%', '31%']}>
            <ReviewCard review={review} />
          </CarouselSlide>
        ))}
      </CarouselTrack>
      <Box display="flex" justifyContent="center" mt={4}>
        <CarouselControls />
      </Box>
    </Carousel>
  )
}

function ReviewCard({ review }: { review: Review }) {
  return (
    <Card as="article" padded>
      <Inline justifyContent="space-between" gap={2} mb={3}>
        <Rating value={review.rating} />
        <Text as="span" look="small">
          {monthOf(review.review_date)}
        </Text>
      </Inline>
      {review.text ? <ReviewText text={review.text} /> : null}
      <Text mt="auto" pt={4} fontWeight="semibold">
        {review.customer_name}
        {review.source ? (
          <Text as="span" look="small">
            {' '}
            via {review.source}
          </Text>
        ) : null}
      </Text>
      {review.reply_text ? (
        <Box mt={3} pl={3} borderLeft="thick" fontSize="sm">
          <Text look="strong">Our reply</Text>
          <Text>{review.reply_text}</Text>
        </Box>
      ) : null}
    </Card>
  )
}

function ReviewText({ text }: { text: string }) {
  const short = excerpt(text)
  if (short === null) return <Text>{text}</Text>
  return (
    <ShowMore more="View more" less="View less" instead={short}>
      <Text>{text}</Text>
    </ShowMore>
  )
}

const monthOf = (date: string) => dateFormat('month', 'UTC').format(new Date(date))
